import type { Sandbox } from '../world/sandbox.ts'
import { Refusal } from '../basics/refusal.ts'

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
    throw new Refusal('ReturnURLTooLong', `return_to may have ${maxLength} characters`)
  }
  if (!rules.returnToValid(value)) throw new Refusal('ReturnURLInvalid', 'return_to must be an absolute address')
  return value
}
