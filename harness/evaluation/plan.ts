import type { InterfaceName } from '../../core/interface-name.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { type PlannedAddress, selectAddresses } from '../../requirements/select-addresses.ts'
import { keyOfCheck } from '../run/shard.ts'
import { chooseChecks } from './choose-checks.ts'
import type { Check } from './read-checks.ts'

/** What a run is to decide: the requirements of each interface, each with the names of the checks that evaluate it. */
export interface Plan {
  /** Those that evaluate any of them, in the order of the features. */
  checks: Check[]
  /** In the order of the interfaces. */
  planned: PlannedRequirement[]
  /** What is done of these checks where not all of it is; everything when absent. */
  parts?: Parts
}

/** What is done of a check: at the places of these names, and so many times of what it repeats; all of it where neither is said. */
export interface Done {
  places?: ReadonlySet<string>
  upTo?: number
}

/** The checks that are done, by the keys that `keyOfCheck` gives. */
export type Parts = ReadonlyMap<string, Done>

/** One check in one interface: what is decided at a time. */
export interface CheckIn {
  interface: InterfaceName
  check: Check
}

export interface Asked {
  interfaces: InterfaceName[]
  /** Addresses given by --only; empty for everything. */
  only: string[]
  /** Titles of the only checks to run, among those of `only`; all of them when absent or empty. */
  titles?: string[]
  /** The only checks to run among those of `only`, by the keys that `keyOfCheck` gives; all of them when absent. */
  among?: ReadonlySet<string>
}

/**
 * The plan for what is asked.
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

/** A requirement with those of its checks that are to run; none where it has none of them and was not named itself. */
function rowAmong(row: PlannedRequirement, among: ReadonlySet<string>, only: readonly string[]): PlannedRequirement[] {
  const checks = row.checks.filter((name) => among.has(keyOfCheck(row.interface, name)))
  return checks.length > 0 || only.includes(row.address) ? [{ ...row, checks }] : []
}

/** What is selected, and the rules whose checks send what a selected one is observed on, in the order of the interfaces. */
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

/** Each check in each interface that the plan has it for, by interface and in the order of the features. */
export function checksIn({ checks, planned }: Plan): CheckIn[] {
  return [...Map.groupBy(planned, (one) => one.interface)].flatMap(([name, own]) => {
    const names = new Set(own.flatMap((one) => one.checks))
    return checks.filter((check) => names.has(check.name)).map((check) => ({ interface: name, check }))
  })
}
