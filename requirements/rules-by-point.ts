import { nearestWord } from '../core/nearest-word.ts'
import { FeatureError } from './read-feature.ts'
import type { Requirement } from './requirement.ts'

/** The entries in which a rule names what decides it. */
const entries = { observedBy: 'Observed by' } as const

/** What decides the rules that name it. */
export interface Decider {
  name: string
  /** The things that it says, each of which some rule names; absent where it says one thing. */
  points?: readonly string[] | undefined
  /** Its file. */
  where: string
}

/** A point as rules name it: `lists: sorted-by-id`, or `media-types` of what says one thing. */
export function pointOf({ name }: Pick<Decider, 'name'>, point: string | undefined): string {
  return point === undefined ? name : `${name}: ${point}`
}

/**
 * The rules that name each point, by the point as they name it.
 * @throws FeatureError FEATURE_INVALID for a rule that names another point, and for a point that no rule names
 */
export function rulesByPoint(
  rows: readonly Requirement[],
  by: keyof typeof entries,
  deciders: readonly Decider[],
): Map<string, Requirement[]> {
  const found = new Map<string, Requirement[]>()
  for (const one of deciders) for (const point of one.points ?? [undefined]) found.set(pointOf(one, point), [])
  for (const row of rows)
    for (const point of (row.partOf ? undefined : row[by]) ?? []) {
      const named = found.get(point)
      if (!named) throw new FeatureError(`${row.defined}: ${entries[by]} names ${point}, which ${meant(point, found)}.`)
      named.push(row)
    }
  for (const one of deciders)
    for (const point of (one.points ?? [undefined]).map((own) => pointOf(one, own)))
      if (found.get(point)?.length === 0)
        throw new FeatureError(`${one.where}: no rule says "${entries[by]}: ${point}".`)
  return found
}

function meant(given: string, known: ReadonlyMap<string, unknown>): string {
  const nearest = nearestWord(given, [...known.keys()])
  return `decides nothing${nearest === undefined ? '' : `; did you mean ${nearest}?`}`
}
