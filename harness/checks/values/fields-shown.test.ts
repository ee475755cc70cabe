import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { fieldsShown } from './fields-shown.ts'

const version = { loginIdNames: ['login_id'] }
const country = { code: 'GB', name: 'United Kingdom', refresh_start_time: 2 }
const shown = (data: object[], schema = 'ais/country') => ({ schema, pick: 'data[]', exchanges: [sampleData(data)] })

test('A field that a record shows alone, and none shows in a list, is broken in lists', () => {
  const { name: _name, ...part } = country
  const alone = { schema: 'ais/country', pick: 'data', exchanges: [sampleData(country)] }
  assert.deepEqual(fieldsShown([alone, shown([part])], version).places?.broken, ['name of country in lists'])
})

test('Fields with a condition, those that the version may lack, and those without a record are left', () => {
  const missed = (data: object[], schema: string) =>
    fieldsShown([shown(data, schema)], version).places?.missed.map(({ place, reason }) => `${place}: ${reason.code}`) ??
    []
  assert.ok(missed([{ id: '1' }], 'ais/login').includes('last_attempt.id of login in lists: cannot-decide'))
  const places = (mayLack: string[]) => {
    const seen = fieldsShown([shown([{ id: '1' }], 'ais/login')], { ...version, mayLack }).places
    return [...(seen?.judged ?? []), ...(seen?.missed ?? []).map(({ place }) => place)]
  }
  assert.ok(!places([]).includes('consent_types of login in lists'))
  const found = [[], ['status']].map((mayLack) => places(mayLack).includes('status of login in lists'))
  assert.deepEqual(found, [true, false])
  assert.equal(fieldsShown([shown([])], version).finding, 'inconclusive')
})

const { name: _name, ...part } = country
const mixed = fieldsShown([shown([country, part, country])], version)
const { finding, atMost, wanted, got, place, places } = fieldsShown([shown([part, part])], version)
const holder_info = { names: ['A'], addresses: [{ city: 'A', state: 'B', street: 'C', country_code: 'GB' }] }
const { broken = [] } = fieldsShown([shown([{ id: '1', holder_info }], 'ais/login')], version).places ?? {}
const others = ['id', 'name', 'nature', 'balance', 'currency_code', 'extra', 'created_at', 'updated_at']
const account = Object.fromEntries(others.map((name) => [name, 1]))
const names = { loginIdNames: ['connection_id', 'login_id'] }

cases(
  'A field that no record shows is broken, and only implied',
  [
    [finding, atMost, wanted, got, place],
    ['broken', 'implied', 'the field name', 'none in 2 records', 'name'],
  ],
  [places?.broken, ['name of country in lists']],
  'A field that some records lack is noted with its counts, and breaks nothing',
  [
    [mixed.finding, mixed.places?.broken, mixed.places?.missed],
    ['held', [], []],
  ],
  [mixed.places?.partly, [{ place: 'name of country in lists', shown: 2, of: 3 }]],
  [fieldsShown([shown([country, country])], version).places?.partly, undefined],
  'Of holder details any may be missing, but not a field of an address that is shown',
  [broken.filter((place) => place.includes('holder_info')), ['holder_info.addresses[].post_code of login in lists']],
  'A login may be named by any of the names that the version has for it',
  [fieldsShown([shown([{ ...account, connection_id: '1' }], 'ais/account')], names), 'held'],
  [fieldsShown([shown([account], 'ais/account')], names), 'broken'],
)
