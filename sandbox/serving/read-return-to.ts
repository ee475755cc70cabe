import type { Sandbox } from '../world/sandbox.ts'
import { refusal } from '../basics/refusals.ts'

/**
 * The return address; undefined when absent.
 * Source: Limits; Errors.
 * @throws Refusal ReturnURLTooLong, ReturnURLInvalid
 */
export function readReturnTo(
  sandbox: Sandbox,
  value: unknown,
  maxLength = sandbox.rules.tokens.returnToMaxLength,
): string | undefined {
  if (value === undefined || value === null) return undefined
  const rules = sandbox.rules.tokens
  if (typeof value === 'string' && !rules.returnToFits(value, maxLength)) {
    throw refusal('return-to-length', maxLength)
  }
  if (!rules.returnToValid(value)) throw refusal('return-to-absolute')
  return value
}
