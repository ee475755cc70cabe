import { liesBeneath } from '../core/address.ts'
import { type InterfaceName, interfaceNames } from '../core/interfaces.ts'
import { addressOf } from './address-of.ts'
import { nearestAddresses } from '../core/nearest-word.ts'
import type { Requirement } from '../core/requirement.ts'
import { CodedError } from '../core/coded-error.ts'
import { readTable } from './tables/read-table.ts'

class RequirementError extends CodedError<'ADDRESS_UNKNOWN'> {}

/** A requirement row in one of its interfaces. */
export interface PlannedAddress {
  id: string
  interface: InterfaceName
  /** `interface/topic/obligation`. */
  address: string
}

export function bindsInterface(row: Requirement, interfaceName: InterfaceName): boolean {
  return row.interfaces.includes(interfaceName)
}

/** The endings of the ids of these rows, by request. */
const routeEndings = new Map<string, string>()

/** Whether the row says that the interface accepts the valid request of this name. */
export function isRouteRow(row: Requirement, name: InterfaceName, request: string): boolean {
  const ending = routeEndings.get(request) ?? `/routes/${request.replaceAll(' ', '-')}`
  routeEndings.set(request, ending)
  return row.id.endsWith(ending) && bindsInterface(row, name)
}

/**
 * The addresses of all rows of the interfaces, in the order of interfaces and rows. `asked` restricts them to what is
 * at or below one of its addresses, former ones too, or ids; empty means no restriction.
 * @throws RequirementError ADDRESS_UNKNOWN when an entry of `asked` matches nothing, with the nearest known ones
 */
export function selectAddresses(rows: Requirement[], interfaces: InterfaceName[], asked: string[]): PlannedAddress[] {
  const only = asked.map(currentAddress)
  const all = interfaceNames()
    .filter((name) => interfaces.includes(name))
    .flatMap((name) => addressesIn(rows, name))
  for (const prefix of only) {
    if (!all.some((one) => matches(one, prefix))) throw unknownAddress(prefix, all, interfaces)
  }
  return only.length === 0 ? all : all.filter((one) => only.some((prefix) => matches(one, prefix)))
}

/** The addresses of the last rows, made once: a proof asks thousands of times. */
const made = { rows: [] as Requirement[], byInterface: new Map<InterfaceName, PlannedAddress[]>() }

function addressesIn(rows: Requirement[], name: InterfaceName): PlannedAddress[] {
  if (made.rows !== rows) Object.assign(made, { rows, byInterface: new Map() })
  const known = made.byInterface.get(name)
  if (known) return known
  const addresses = rows
    .filter((row) => bindsInterface(row, name))
    .map(({ id }) => ({ id, interface: name, address: addressOf(id, name) }))
  made.byInterface.set(name, addresses)
  return addresses
}

function matches({ id, address }: PlannedAddress, prefix: string): boolean {
  return liesBeneath(address, prefix) || liesBeneath(id, prefix)
}

function unknownAddress(unknown: string, all: PlannedAddress[], interfaces: InterfaceName[]): RequirementError {
  const known = new Set(all.flatMap(({ id, address }) => [...prefixesOf(address), ...prefixesOf(id)]))
  return new RequirementError(
    'ADDRESS_UNKNOWN',
    `"${unknown}" matches no requirement of ${interfaces.join(', ') || 'any interface'}. ` +
      `An address is interface/topic/obligation or the beginning of one up to a slash. ` +
      (unknown.includes(',') ? 'Each is given by itself: --only ONE --only OTHER. ' : '') +
      `Nearest: ${nearestAddresses(unknown, [...known]).join(', ')}. \`assay requirements\` lists them all.`,
  )
}

function prefixesOf(address: string): string[] {
  const parts = address.split('/')
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}

/** The address that took the place of a former one; any other address as it is. */
export function currentAddress(address: string): string {
  return readTable('former-addresses')[address] ?? address
}
