/** The message of an error with a stable code, which the user can correct; undefined for an internal error. */
export function mistakeIn(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code
  // Node's own codes begin with ERR_: those are internal errors.
  if (!(error instanceof Error) || typeof code !== 'string' || !/^(?!ERR_)[A-Z]+(_[A-Z]+)+$/.test(code))
    return undefined
  return error.message.startsWith(code) ? error.message : `${code}: ${error.message}`
}
