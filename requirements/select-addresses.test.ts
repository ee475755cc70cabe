import { addressOf } from './address-of.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InterfaceName } from '../core/interface-name.ts'
import { bindsInterface, selectAddresses } from './select-addresses.ts'
import type { Requirement } from './requirement.ts'

function row(id: string, interfaces: InterfaceName[]): Requirement {
  return { id, text: 'A rule.', source: 'A heading', where: 'a row', strength: 'stated', interfaces, needs: [] }
}

const rows = [
  row('conventions/paging/sorted-by-id', ['ais-v4', 'ais-v6']),
  row('conventions/paging-hints/shown', ['ais-v6']),
  row('ais-v4/rates/floor', ['ais-v4']),
]

function selected(interfaces: InterfaceName[], only: string[]): string[] {
  return selectAddresses(rows, interfaces, only).map(({ address }) => address)
}

test('an address is the id with the interface as its home', () => {
  assert.equal(addressOf('conventions/paging/sorted-by-id', 'ais-v6'), 'ais-v6/paging/sorted-by-id')
  assert.equal(addressOf('ais-v4/rates/floor', 'ais-v4'), 'ais-v4/rates/floor')
})

test('a row binds the interfaces it names and no other', () => {
  assert.equal(bindsInterface(row('conventions/a/b', ['ais-v6']), 'ais-v6'), true)
  assert.equal(bindsInterface(row('conventions/a/b', ['ais-v6']), 'ais-v4'), false)
})

test('nothing asked selects every row once for each interface it binds', () =>
  assert.deepEqual(selected(['ais-v6', 'ais-v4'], []), [
    'ais-v4/paging/sorted-by-id',
    'ais-v4/rates/floor',
    'ais-v6/paging/sorted-by-id',
    'ais-v6/paging-hints/shown',
  ]))

test('a prefix selects beneath it, by address and by id', () => {
  assert.deepEqual(selected(['ais-v4', 'ais-v6'], ['ais-v6/paging']), ['ais-v6/paging/sorted-by-id'])
  assert.deepEqual(selected(['ais-v4', 'ais-v6'], ['conventions/paging']), [
    'ais-v4/paging/sorted-by-id',
    'ais-v6/paging/sorted-by-id',
  ])
})

test('addresses that overlap select a row once', () =>
  assert.deepEqual(selected(['ais-v4'], ['ais-v4/rates', 'ais-v4/rates/floor']), ['ais-v4/rates/floor']))

test('an address that matches nothing is refused with the nearest', () =>
  assert.throws(() => selectAddresses(rows, ['ais-v4'], ['ais-v4/rates', 'ais-v4/pageing']), {
    code: 'ADDRESS_UNKNOWN',
    message: /^ADDRESS_UNKNOWN: "ais-v4\/pageing" matches no requirement of ais-v4\..* Nearest: ais-v4\/paging, /,
  }))

test('a row of an interface that is not selected is unknown', () =>
  assert.throws(() => selectAddresses(rows, ['ais-v4'], ['conventions/paging-hints']), { code: 'ADDRESS_UNKNOWN' }))

test('several addresses select what lies beneath any of them', () =>
  assert.deepEqual(selected(['ais-v4'], ['ais-v4/rates', 'ais-v4/paging']).toSorted(), [
    'ais-v4/paging/sorted-by-id',
    'ais-v4/rates/floor',
  ]))
