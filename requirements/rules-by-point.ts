import { nearestWord } from '../core/nearest-word.ts'
import { FeatureError } from './read-feature.ts'
import type { Requirement } from '../core/requirement.ts'

/** The entries in which a rule names its deciders. */
const entries = { observedBy: 'Observed by', seenBy: 'Seen by' } as const

type Entry = keyof typeof entries

/** An observer, or the histories of a family. It decides the rules that name it. */
export interface Decider {
  name: string
  /** The names of its results, each named by a rule; absent where it has one result. */
  points?: readonly string[] | undefined
  /** The place of its definition. */
  where: string
}

/** A rule, or anything else that names points. */
interface Naming {
  where: string
  points: readonly string[]
}

/** A point as rules write it: `lists: sorted-by-id`, or only `media-types` for a decider with one result. */
export function pointOf({ name }: Pick<Decider, 'name'>, point: string | undefined): string {
  return point === undefined ? name : `${name}: ${point}`
}

/**
 * The rules of each point.
 * @throws FeatureError FEATURE_INVALID for an unknown point, and for a point that no rule names
 */
export function rulesByPoint(
  rows: readonly Requirement[],
  by: Entry,
  deciders: readonly Decider[],
): Map<string, Requirement[]> {
  const naming = rows.flatMap((row) =>
    row.partOf ? [] : [{ row, where: row.defined ?? row.id, points: row[by] ?? [] }],
  )
  demandPoints(by, naming, deciders)
  const found = new Map<string, Requirement[]>()
  for (const { row, points } of naming) for (const point of points) found.set(point, [...(found.get(point) ?? []), row])
  return found
}

/**
 * Demands that the named points and the deciders' points are the same.
 * @throws FeatureError FEATURE_INVALID for an unknown point and for a point that nothing names, each with its place
 */
export function demandPoints(by: Entry, naming: readonly Naming[], deciders: readonly Decider[]): void {
  const pointsOf = (one: Decider) => (one.points ?? [undefined]).map((point) => pointOf(one, point))
  const known = new Set(deciders.flatMap(pointsOf))
  const named = new Set(naming.flatMap(({ points }) => points))
  for (const { where, points } of naming)
    for (const point of points.filter((one) => !known.has(one)))
      throw new FeatureError(`${where}: there is no "${entries[by]}: ${point}"${meant(point, [...known])}.`)
  for (const one of deciders)
    for (const point of pointsOf(one).filter((each) => !named.has(each)))
      throw new FeatureError(`${one.where}: nothing says "${entries[by]}: ${point}".`)
}

function meant(unknownPoint: string, known: readonly string[]): string {
  const nearest = nearestWord(unknownPoint, known)
  if (nearest !== undefined) return `; did you mean "${nearest}"?`
  const of = (point: string) => point.split(': ', 1).join()
  const sameDecider = known.filter((point) => of(point) === of(unknownPoint))
  return `; known are ${(sameDecider.length > 0 ? sameDecider : [...new Set(known.map(of))]).join(', ')}`
}

/** Returns the rules that a fault breaks: those that name it, or the beginning of its name with a star. */
export function rulesBrokenBy(rules: readonly Requirement[]): (fault: string) => string[] {
  const named = new Map<string, string[]>()
  const families: Array<{ beginning: string; id: string }> = []
  for (const { id, brokenBy = [] } of rules)
    for (const fault of brokenBy) {
      if (fault.endsWith('*')) families.push({ beginning: fault.slice(0, -1), id })
      else named.set(fault, [...(named.get(fault) ?? []), id])
    }
  return (fault) => {
    const byFamily = families.filter(({ beginning }) => fault.startsWith(beginning)).map(({ id }) => id)
    return [...new Set([...(named.get(fault) ?? []), ...byFamily])]
  }
}

/** The names in rules that no fault has, with the place of the rule in its feature. */
export function faultsUnknown(
  rules: readonly Requirement[],
  faults: readonly string[],
): Array<{ rule: string; name: string; where: string }> {
  const isKnown = (name: string) =>
    name.endsWith('*') ? faults.some((fault) => fault.startsWith(name.slice(0, -1))) : faults.includes(name)
  return rules.flatMap(({ id: rule, defined: where = rule, brokenBy: named = [] }) =>
    named.filter((name) => !isKnown(name)).map((name) => ({ rule, name, where })),
  )
}
