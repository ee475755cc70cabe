/** Control and invisible characters, and the second character of `::` and `##`, which begin commands of CI systems. */
const commanding = /[^\n\t\P{C}]|[\u2028\u2029]|(?<=:):|(?<=#)#/gu

/** Writes an internal error of the sandbox to standard error. It escapes what a terminal or a CI would take for a command. */
export function logFault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const harmless = text.replaceAll(commanding, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  process.stderr.write(`SANDBOX_FAULT ${harmless}\n`)
}
