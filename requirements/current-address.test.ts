import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { currentAddress } from './current-address.ts'
import { readRequirements } from './read-requirements.ts'
import { selectAddresses } from './select-addresses.ts'
import { readTable } from './tables/read-table.ts'

const former = 'payments-v1/templates/unknown'
const now = 'payments-v1/templates/unknown-template'

test('Each former address leads to a requirement, and none is the address of one', () => {
  const all = new Set(selectAddresses(readRequirements(), interfaceNames(), []).map(({ address }) => address))
  for (const [was, is] of Object.entries(readTable('former-addresses')))
    assert.deepEqual([all.has(was), all.has(is)], [false, true], was)
})

test('A former address selects the requirement that took its place, and any other address stays as it is', () => {
  const selected = selectAddresses(readRequirements(), interfaceNames(), [former])
  assert.deepEqual(
    selected.map(({ address }) => address),
    [now],
  )
  assert.equal(currentAddress('payments-v1/templates'), 'payments-v1/templates')
})
