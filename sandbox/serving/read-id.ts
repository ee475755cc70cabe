import type { Call } from './call.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'

/**
 * Refuses a whole number beyond the integer limit; other values pass and are checked where they are used.
 * @throws Refusal ValueOutOfRange
 */
export function asUnsigned(sandbox: Sandbox, name: string, value: unknown): void {
  const digits = typeof value === 'string' ? /^\d+$/.test(value) : isWhole(value)
  if (digits && sandbox.rules.values.beyondLimit(BigInt(value as string | number | bigint))) {
    throw refusal('integer-limit', name)
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
  throw refusal('id', name)
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
