import type { InterfaceName } from '../../core/interface-name.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { type PlannedAddress, selectAddresses } from '../../requirements/select-addresses.ts'
import { keyOfCheck } from '../run/shard.ts'
import { chooseChecks } from './choose-checks.ts'
import type { Check } from './read-checks.ts'

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
