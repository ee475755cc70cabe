import { type Quantifier, quantifiers } from '../../requirements/tables/quantifiers/quantifiers.ts'
import type { Check } from './read-checks.ts'

type Steps = Pick<Check, 'steps'>

/** The step that repeats a check at each place of a kind. */
const everyPlace = /^all <([^<>]+)>$/
/** The step that sends a request with one defect. */
const withDefect = /^it is sent with <(.+)>$/

/** The kind of places of a check; undefined for a check without places. */
export function quantifierOf({ steps }: Steps): Quantifier | undefined {
  const [name] = namesIn(steps, everyPlace)
  return name !== undefined && Object.hasOwn(quantifiers, name) ? (name as Quantifier) : undefined
}

/** The defects in a check's requests, by their names in features. */
export function defectsOf({ steps }: Steps): string[] {
  return namesIn(steps, withDefect)
}

function namesIn(steps: Steps['steps'], form: RegExp): string[] {
  return steps.flatMap(({ text }) => form.exec(text)?.[1] ?? [])
}
