import { Refusal } from '../basics/refusal.ts'
import { type Fields, isObject } from '../basics/values.ts'

/** Whether a field counts as left out. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

/** The object that a field holds; an empty one where it is left out. @throws Refusal WrongRequestFormat */
export function objectOf(name: string, value: unknown): Fields {
  if (isAbsent(value)) return {}
  if (isObject(value)) return value
  throw new Refusal('WrongRequestFormat', `${name} must be an object`)
}

/** @throws Refusal WrongRequestFormat where a field that is needed is left out */
export function refuseAbsent(name: string, value: unknown, needed: (name: string) => boolean = () => true): void {
  if (isAbsent(value) && needed(name)) throw new Refusal('WrongRequestFormat', `${name} is required`)
}
