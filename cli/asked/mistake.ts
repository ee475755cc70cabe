import { placeInOwnCode } from '../../core/content-roots.ts'

/** The message of an error with a stable code, or of the user's own code, both of which the user can correct; undefined for an internal error. */
export function mistakeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  // Node's own codes begin with ERR_: those are internal errors.
  if (typeof code === 'string' && /^(?!ERR_)[A-Z]+(_[A-Z]+)+$/.test(code))
    return error.message.startsWith(code) ? error.message : `${code}: ${error.message}`
  const place = placeInOwnCode(error)
  return place && `OWN_CODE_FAULT: ${place}: ${String(error)}. This code is yours, and says nothing of the target`
}
