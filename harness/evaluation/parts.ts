import { readRequirements } from '../../requirements/read-requirements.ts'
import { placesOf } from '../../requirements/tables/quantifiers/quantifiers.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { CheckIn, Parts, Plan } from './plan.ts'
import { quantifierOf } from './places-of-check.ts'

/** A check of an interface, or what it does at one of its places. */
export interface Part extends CheckIn {
  /** The name of the place; absent for a check that is done once. */
  place?: string
  /** How many places its check has. */
  places?: number
}

/** A check as it is, or what it does at each of its places, which may be chosen one by one. */
export function partsOf(one: CheckIn, describe: Describe): Part[] {
  const kind = quantifierOf(one.check)
  const description = describe(one.interface)
  const places = kind && description ? placesOf(kind, description.dialect) : []
  return places.length === 0 ? [one] : places.map(({ name }) => ({ ...one, place: name, places: places.length }))
}

/** These parts by their checks. */
export function partsBy(some: readonly Part[]): Parts {
  const parts = new Map<string, Set<string> | undefined>()
  for (const { interface: name, check, place } of some) {
    const key = keyOfCheck(name, check.name)
    parts.set(key, place === undefined ? undefined : new Set(parts.get(key)).add(place))
  }
  return parts
}

/** Whether a part of a check is one of these. */
export function isAmong({ interface: name, check, place }: Part, parts: Parts): boolean {
  const key = keyOfCheck(name, check.name)
  return parts.has(key) && (place === undefined || (parts.get(key)?.has(place) ?? true))
}

/** The plan without what is no part of these. A requirement that keeps no check says why. */
export function within(plan: Plan, parts: Parts): Plan {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  return {
    checks: plan.checks,
    parts,
    planned: plan.planned.map((row) => {
      const own = rows.get(row.id)?.partOf?.places
      const isKept = (check: string) => {
        const key = keyOfCheck(row.interface, check)
        const places = parts.get(key)
        return parts.has(key) && (!own || !places || own.some((place) => places.has(place)))
      }
      const checks = row.checks.filter(isKept)
      const isLeft = checks.length === 0 && row.checks.length > 0
      return { ...row, checks, ...(isLeft && { leftOut: 'smoke' as const }) }
    }),
  }
}
