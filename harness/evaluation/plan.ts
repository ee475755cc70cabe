import type { InterfaceName } from '../../core/interfaces.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { selectAddresses, type PlannedAddress } from '../../requirements/select-addresses.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { Check } from './read-checks.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import { observedRules } from '../observers/rules-observed.ts'
import { checkWord } from '../run/check-word.ts'

/** What a run will decide: the requirements of each interface, with the names of their checks. */
export interface Plan {
  /** The checks of any planned requirement, in the order of the features. */
  checks: Check[]
  planned: PlannedRequirement[]
  /** The parts of these checks to run; everything when absent. */
  parts?: Parts
}

/** What runs of a check: the named places, or this many repetitions; all of it where neither is given. */
export interface Done {
  places?: ReadonlySet<string>
  upTo?: number
}

/** The checks that run, by `keyOfCheck`. */
export type Parts = ReadonlyMap<string, Done>

/** One check in one interface: the unit of a decision. */
export interface CheckIn {
  interface: InterfaceName
  check: Check
}

export interface Asked {
  interfaces: InterfaceName[]
  /** Addresses of --only; empty for everything. */
  only: string[]
  /** Titles of the only checks to run below `only`; absent or empty for all. */
  titles?: string[]
  /** Keys (`keyOfCheck`) of the only checks to run below `only`; absent for all. */
  among?: ReadonlySet<string>
}

/**
 * The plan for a selection.
 * @throws an error with code ADDRESS_UNKNOWN or CHECK_UNKNOWN when an address of `only` or a title matches nothing
 */
export function planOf({ interfaces, only, titles = [], among }: Asked, checks: Check[]): Plan {
  const byRequirement = new Map<string, Check[]>()
  for (const check of checks) {
    for (const id of check.requirements) byRequirement.set(id, [...(byRequirement.get(id) ?? []), check])
  }
  const namesFor = ({ id, interface: name }: PlannedAddress) =>
    (byRequirement.get(id) ?? []).filter((check) => check.interfaces?.includes(name) ?? true).map((check) => check.name)
  const selected = withShowers(interfaces, selectAddresses(readRequirements(), interfaces, only))
  const planned = selected.map((one) => ({ ...one, checks: namesFor(one) }))
  const plan = titles.length === 0 ? { checks, planned } : chooseChecks(titles, checks, planned, only)
  return among ? { ...plan, planned: plan.planned.flatMap((row) => rowAmong(row, among, only)) } : plan
}

/** A requirement with its checks that will run; none where it has no such check and was not named itself. */
function rowAmong(row: PlannedRequirement, among: ReadonlySet<string>, only: readonly string[]): PlannedRequirement[] {
  const checks = row.checks.filter((name) => among.has(keyOfCheck(row.interface, name)))
  return checks.length > 0 || only.includes(row.address) ? [{ ...row, checks }] : []
}

/** The selected requirements, and the rules whose checks send what those are observed on, in the order of the interfaces. */
function withShowers(interfaces: InterfaceName[], selected: PlannedAddress[]): PlannedAddress[] {
  const rows = readRequirements()
  const shownBy = new Map(rows.flatMap(({ id, shownBy: showers }) => (showers ? [[id, showers]] : [])))
  const wanted = new Set(selected.map(({ address }) => address))
  for (const { id, interface: name } of selected)
    for (const shower of shownBy.get(id) ?? []) wanted.add(addressOf(shower, name))
  return wanted.size === selected.length
    ? selected
    : selectAddresses(rows, interfaces, []).filter(({ address }) => wanted.has(address))
}

/** Each planned check in each of its interfaces, by interface and in the order of the features. */
export function checksIn({ checks, planned }: Plan): CheckIn[] {
  return [...Map.groupBy(planned, (one) => one.interface)].flatMap(([name, own]) => {
    const names = new Set(own.flatMap((one) => one.checks))
    return checks.filter((check) => names.has(check.name)).map((check) => ({ interface: name, check }))
  })
}

/** A requested check evaluates none of the selected requirements. */
class CheckUnknown extends Error {
  readonly code = 'CHECK_UNKNOWN'
}

/**
 * The checks with one of these titles that evaluate selected requirements, and the requirements that they evaluate. A
 * requirement named in `only` stays where an observer may decide it from these checks. A title is written as it is, or
 * as one word joined by hyphens, in the words of version 4 or of the interface.
 * @throws CheckUnknown CHECK_UNKNOWN when no check has a title, with the nearest that would do
 */
export function chooseChecks(
  titles: readonly string[],
  checks: readonly Check[],
  planned: readonly PlannedRequirement[],
  only: readonly string[] = [],
): { checks: Check[]; planned: PlannedRequirement[] } {
  const needed = new Set(planned.flatMap((requirement) => requirement.checks))
  const interfaces = [...new Set(planned.map((requirement) => requirement.interface))]
  const byWord = new Map<string, Set<string>>()
  for (const { name, title } of checks.filter((check) => needed.has(check.name))) {
    for (const spoken of [title, ...interfaces.map((one) => checkInWordsOf(one, title))]) {
      const word = checkWord(spoken)
      byWord.set(word, (byWord.get(word) ?? new Set()).add(name))
    }
  }
  const chosen = new Set(titles.flatMap((title) => [...namedBy(title, byWord)]))
  const observed = observedRules()
  const isNamed = ({ id, address }: PlannedRequirement) =>
    observed.has(id) && [id, address].some((one) => only.includes(one))
  return {
    checks: checks.filter(({ name }) => chosen.has(name)),
    planned: planned
      .map((requirement) => ({ ...requirement, checks: requirement.checks.filter((name) => chosen.has(name)) }))
      .filter((requirement) => requirement.checks.length > 0 || isNamed(requirement)),
  }
}

function namedBy(title: string, byWord: ReadonlyMap<string, Set<string>>): Set<string> {
  const names = byWord.get(checkWord(title))
  if (names) return names
  throw new CheckUnknown(
    `No check with the title "${title}" evaluates what --only selects. Give the title of a scenario, with spaces ` +
      `or with hyphens. Nearest: ${nearestAddresses(checkWord(title), [...byWord.keys()]).join(', ')}.`,
  )
}
