import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../core/requirement.ts'
import { rulesBrokenBy } from '../../requirements/rules-by-point.ts'
import { type Fault, inWords } from '../../sandbox/faults/kit/fault.ts'
import { atEachTime, derivedFault } from '../../sandbox/faults/kinds/derived-fault.ts'
import { faults } from '../../sandbox/faults/faults.ts'
import { ownFaults } from './own-faults.ts'

/** A fault with the rules that name it. */
export interface KnownFault extends Fault {
  sentence: string
  /** Ids of rules; a check of at least one must fail on it. */
  breaks: readonly string[]
  /** Whether a kind of fault generates it, at a place, at a route or by its name. */
  derived: boolean
}

let kept: { rules: readonly Requirement[]; own: readonly Fault[]; known: readonly KnownFault[] } | undefined

/** Every fault: the listed ones, the user's once loaded, and those that rules name by a kind. Cached. */
export function knownFaults(): readonly KnownFault[] {
  const [rules, own] = [readRequirements(), ownFaults()]
  if (kept?.rules === rules && kept.own === own) return kept.known
  const broken = rulesBrokenBy(rules)
  const listed = [...faults, ...own]
  const known = [...listed, ...derivedFrom(rules, listed)].map((fault, at) => ({
    ...fault,
    sentence: fault.sentence ?? inWords(fault.id),
    breaks: broken(fault.id),
    derived: fault.derived === true || fault.place !== undefined || at >= listed.length,
  }))
  kept = { rules, own, known }
  return known
}

/** The fault of this name, whether or not a rule names it, or undefined. */
export function faultNamed(id: string): Fault | undefined {
  return knownFaults().find((fault) => fault.id === id) ?? derivedFault(id)
}

/** The faults that rules name and nobody lists, made from their names. */
function derivedFrom(rules: readonly Requirement[], listed: readonly Fault[]): Fault[] {
  const others = new Set(listed.map(({ id }) => id))
  const named = new Set(rules.flatMap(({ brokenBy = [] }) => brokenBy.flatMap(atEachTime)))
  return [...named].flatMap((id) => (others.has(id) ? [] : (derivedFault(id) ?? [])))
}
