import { type Quantifier, quantifiers } from '../../requirements/tables/quantifiers/quantifiers.ts'
import type { Check } from './read-checks.ts'

type Steps = Pick<Check, 'steps'>

/** The step that has all others of a check done at each place of a kind. */
const everyPlace = /^all <([^<>]+)>$/
/** The step that sends a request with one defect. */
const withDefect = /^it is sent with <(.+)>$/

/** The kind of places at each of which a check is done; undefined for one that is done once. */
export function quantifierOf({ steps }: Steps): Quantifier | undefined {
  const [name] = namesIn(steps, everyPlace)
  return name !== undefined && Object.hasOwn(quantifiers, name) ? (name as Quantifier) : undefined
}

/** The defects with which a check sends requests, by the names that features use. */
export function defectsOf({ steps }: Steps): string[] {
  return namesIn(steps, withDefect)
}

function namesIn(steps: Steps['steps'], form: RegExp): string[] {
  return steps.flatMap(({ text }) => form.exec(text)?.[1] ?? [])
}
