import { readTable } from './tables/read-table.ts'

/** The address that took the place of a former one; any other address as it is. */
export function currentAddress(address: string): string {
  return readTable('former-addresses')[address] ?? address
}
