/** Signs that a terminal obeys or that nobody sees, and the second sign of what a CI takes for a command. */
const commanding = /[^\n\t\P{C}]|[\u2028\u2029]|(?<=:):|(?<=#)#/gu

/** Writes a fault of the sandbox itself to standard error. What a client sent stands in it as it may: it commands nothing. */
export function logFault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const harmless = text.replaceAll(commanding, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  process.stderr.write(`SANDBOX_FAULT ${harmless}\n`)
}
