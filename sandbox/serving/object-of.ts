import { refusal } from '../basics/refusals.ts'
import { type Fields, isObject } from '../basics/values.ts'

/** Whether a field counts as absent. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

/** The object in a field; empty when absent. @throws Refusal WrongRequestFormat */
export function objectOf(name: string, value: unknown): Fields {
  if (isAbsent(value)) return {}
  if (isObject(value)) return value
  throw refusal('object', name)
}

/** @throws Refusal WrongRequestFormat for a needed field that is absent */
export function refuseAbsent(name: string, value: unknown, needed: (name: string) => boolean = () => true): void {
  if (isAbsent(value) && needed(name)) throw refusal('required', name)
}
