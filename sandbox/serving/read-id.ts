import type { Call } from './call.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'

/**
 * Refuses a whole number beyond the integer limit; other values pass and are checked where they are used.
 * @throws Refusal ValueOutOfRange
 */
export function asUnsigned(sandbox: Sandbox, name: string, value: unknown): void {
  const digits = typeof value === 'string' ? /^\d+$/.test(value) : isWhole(value)
  if (digits && sandbox.rules.values.beyondLimit(BigInt(value as string | number | bigint))) {
    throw new Refusal('ValueOutOfRange', `${name} is above the integer limit`)
  }
}

function isWhole(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))
}

/**
 * The id in a field of a body; undefined when absent.
 * @throws Refusal WrongRequestFormat when it is not an id, ValueOutOfRange
 */
export function bodyId(
  { sandbox, version, headers }: Pick<Call, 'sandbox' | 'version'> & Partial<Pick<Call, 'headers'>>,
  name: string,
  value: unknown,
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const { ids } = sandbox.rules
  const isTaken = typeof value === 'string' ? ids.textTaken : ids.numbersTaken
  const id = isTaken(version.name, headers?.['content-type']) ? asId(sandbox, name, value) : undefined
  if (id !== undefined) return id
  throw new Refusal('WrongRequestFormat', `${name} must be an id`)
}

/**
 * An id from a query or body as text; some clients send a number. Undefined for other values.
 * @throws Refusal ValueOutOfRange
 */
export function asId(sandbox: Sandbox, name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (!isWhole(value)) return undefined
  asUnsigned(sandbox, name, value)
  return String(value)
}
