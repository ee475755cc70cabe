import { readRequirements } from '../../requirements/read-requirements.ts'
import { placesOf } from '../../requirements/tables/quantifiers/quantifiers.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { CheckIn, Done, Parts, Plan } from './plan.ts'
import { quantifierOf } from './places-of-check.ts'
import { type Some, timesOf } from './power.ts'

/** A check of an interface, or a part of it. */
export interface Part extends CheckIn, Some {
  /** The number of places of its check. */
  places?: number
}

/** A check as a whole and its parts: each of its places, or growing numbers of its repetitions. */
export function partsOf(one: CheckIn, describe: Describe): Part[] {
  const kind = quantifierOf(one.check)
  const description = describe(one.interface)
  const places = kind && description ? placesOf(kind, description.dialect) : []
  if (places.length > 0) return places.map(({ name }) => ({ ...one, place: name, places: places.length }))
  const times = timesOf(one.interface, one.check.name)
  return times.length === 0 ? [one] : times.map((upTo) => ({ ...one, upTo }))
}

/** The parts by check. */
export function partsBy(some: readonly Part[]): Parts {
  const parts = new Map<string, Done>()
  for (const { interface: name, check, place, upTo } of some) {
    const key = keyOfCheck(name, check.name)
    const { places, upTo: before = 0 } = parts.get(key) ?? {}
    parts.set(key, {
      ...(place !== undefined && { places: new Set(places).add(place) }),
      ...(upTo !== undefined && { upTo: Math.max(upTo, before) }),
    })
  }
  return parts
}

/** Whether a part is among these. */
export function isAmong({ interface: name, check, place, upTo = 0 }: Part, parts: Parts): boolean {
  const done = parts.get(keyOfCheck(name, check.name))
  return done !== undefined && (place === undefined || (done.places?.has(place) ?? true)) && upTo <= (done.upTo ?? upTo)
}

/** The plan restricted to these parts. A requirement without any remaining check says why. */
export function within(plan: Plan, parts: Parts): Plan {
  const rows = new Map(readRequirements().map((row) => [row.id, row]))
  return {
    checks: plan.checks,
    parts,
    planned: plan.planned.map((row) => {
      const placesOfRow = rows.get(row.id)?.partOf?.places
      const isKept = (check: string) => {
        const key = keyOfCheck(row.interface, check)
        const places = parts.get(key)?.places
        return parts.has(key) && (!placesOfRow || !places || placesOfRow.some((place) => places.has(place)))
      }
      const checks = row.checks.filter(isKept)
      const isLeft = checks.length === 0 && row.checks.length > 0
      return { ...row, checks, ...(isLeft && { leftOut: 'smoke' as const }) }
    }),
  }
}
