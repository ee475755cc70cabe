import { cases, thrown } from '../core/test-support/cases.ts'
import { addressOf } from './address-of.ts'
import type { Requirement } from '../core/requirement.ts'
import { bindsInterface, selectAddresses, currentAddress } from './select-addresses.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { readRequirements } from './read-requirements.ts'
import { readTable } from './tables/read-table.ts'

const row = (id: string, ...interfaces: string[]) => ({ id, interfaces }) as Requirement
const rows = [
  row('conventions/paging/sorted-by-id', 'ais-v4', 'ais-v6'),
  row('conventions/paging-hints/shown', 'ais-v6'),
  row('ais-v4/rates/floor', 'ais-v4'),
]
const both = ['ais-v6', 'ais-v4']
const selected = (interfaces: string[], ...only: string[]) =>
  selectAddresses(rows, interfaces, only).map(({ address }) => address)

cases(
  'An address is the id with the interface as its home',
  [addressOf('conventions/paging/sorted-by-id', 'ais-v6'), 'ais-v6/paging/sorted-by-id'],
  [addressOf('ais-v4/rates/floor', 'ais-v4'), 'ais-v4/rates/floor'],
  'A row binds the interfaces that it names and no other',
  [['ais-v6', 'ais-v4'].map((name) => bindsInterface(rows[1]!, name)), [true, false]],
  'Where nothing is asked for, every row is selected once for each interface that it binds',
  [
    selected(both),
    ['ais-v4/paging/sorted-by-id', 'ais-v4/rates/floor', 'ais-v6/paging/sorted-by-id', 'ais-v6/paging-hints/shown'],
  ],
  'What lies beneath any prefix is selected once, by address and by id',
  [selected(both, 'ais-v6/paging'), ['ais-v6/paging/sorted-by-id']],
  [selected(both, 'conventions/paging'), ['ais-v4/paging/sorted-by-id', 'ais-v6/paging/sorted-by-id']],
  [selected(['ais-v4'], 'ais-v4/rates', 'ais-v4/rates/floor'), ['ais-v4/rates/floor']],
  [selected(['ais-v4'], 'ais-v4/rates', 'ais-v4/paging'), ['ais-v4/paging/sorted-by-id', 'ais-v4/rates/floor']],
  'An address that matches nothing in a selected interface is refused with the nearest',
  [
    thrown(() => selected(['ais-v4'], 'ais-v4/rates', 'ais-v4/pageing')),
    /^ADDRESS_UNKNOWN: "ais-v4\/pageing" matches no requirement of ais-v4\..* Nearest: ais-v4\/paging, /,
  ],
  [thrown(() => selected(['ais-v4'], 'conventions/paging-hints')), /^ADDRESS_UNKNOWN/],
)

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
