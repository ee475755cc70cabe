import { liesBeneath } from '../../core/address.ts'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import type { Check } from '../../harness/evaluation/read-checks.ts'
import type { KnownFault } from '../targets/known-faults.ts'
import { currentAddress, selectAddresses } from '../../requirements/select-addresses.ts'
import { asBinding } from '../../requirements/at-each-place.ts'
import type { Requirement } from '../../core/requirement.ts'

/** The data of checks and faults that the catalogue needs. */
type KnownCheck = Pick<Check, 'name' | 'title' | 'where' | 'requirements'>
type OwnFault = Pick<KnownFault, 'id' | 'breaks' | 'sentence'>

/** A requirement of one interface, with its checks and faults. */
export interface Entry extends Requirement {
  interface: InterfaceName
  /** `interface/topic/obligation`. */
  address: string
  checks: Array<Omit<KnownCheck, 'requirements'>>
  faults: Array<Omit<OwnFault, 'breaks'>>
}

/** Every requirement once per interface it binds, in the order of reports. */
export function requirementEntries(rows: Requirement[], checks: KnownCheck[], faults: readonly OwnFault[]): Entry[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const checksOf = groupedBy(checks, ({ requirements }) => requirements)
  const faultsOf = groupedBy(faults, ({ breaks }) => breaks)
  return selectAddresses(rows, interfaceNames(), []).flatMap((selected) => {
    const row = byId.get(selected.id)
    if (!row) return []
    const evaluating = (checksOf.get(row.id) ?? []).map(({ name, title, where }) => ({ name, title, where }))
    const breaking = (faultsOf.get(row.id) ?? []).map(({ id, sentence }) => ({ id, sentence }))
    return [{ ...asBinding(row, selected.interface), ...selected, checks: evaluating, faults: breaking }]
  })
}

/**
 * The entries below an address or id; all without an address.
 * @throws RequirementError ADDRESS_UNKNOWN when the address matches nothing
 */
export function entriesUnder(entries: Entry[], asked: string | undefined): Entry[] {
  const address = asked && currentAddress(asked)
  if (address !== undefined) selectAddresses(entries, interfaceNames(), [address])
  return entries.filter(
    (entry) => address === undefined || liesBeneath(entry.address, address) || liesBeneath(entry.id, address),
  )
}

function groupedBy<Item>(items: readonly Item[], idsOf: (item: Item) => readonly string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    for (const id of idsOf(item)) groups.set(id, [...(groups.get(id) ?? []), item])
  }
  return groups
}
