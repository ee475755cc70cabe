/** What an error with a stable code says, which a person is to correct; undefined for a fault of Assay. */
export function mistakeIn(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code
  // Node names its own errors ERR_ and something: only we can fix those.
  if (!(error instanceof Error) || typeof code !== 'string' || !/^(?!ERR_)[A-Z]+(_[A-Z]+)+$/.test(code))
    return undefined
  return error.message.startsWith(code) ? error.message : `${code}: ${error.message}`
}
