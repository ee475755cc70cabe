import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Judgement } from '../../../core/judgement.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { matchesSchema, nameOfSchema, resourcesMatch } from './matches-schema.ts'
import { fieldsShown } from './fields-shown.ts'

const countries = (...codes: unknown[]) =>
  sampleData(codes.map((code) => ({ code, name: 'Somewhere', refresh_start_time: 3 })))
const options = { pick: 'data[]' }

const wordsIn = ({ reason }: Judgement) =>
  Array.isArray(reason.facts.values) ? reason.facts.values.map(String) : undefined

test('matchesSchema names at most ten words', () => {
  const codes = Array.from({ length: 11 }, (_, at) => `A${String.fromCharCode(65 + at)}`)
  const country = (code: string) => ({ code, name: 'Land' })
  const decided = (given: string[]) =>
    wordsIn(
      matchesSchema(sampleData(given.map(country)), 'ais/country', {
        pick: 'data[]',
        obligation: 'conventions/types/strings',
      }),
    )
  assert.equal(decided(codes.slice(0, 9))?.length, 10)
  assert.equal(decided(codes.slice(0, 10)), undefined)
})

const stages = sampleData({ stages: ['start', 'finish'].map((name, id) => ({ id: `${id}`, name })) })
const judgement = matchesSchema(stages, 'ais/stage', { pick: 'data.stages[]', obligation: 'ais/stages/name-words' })
const empty = sampleData([{}])
const decided = { pick: 'data[]', obligation: 'ais/assets/field-types' }

cases(
  'matchesSchema holds where every row is as documented',
  [matchesSchema(countries('DE', 'FR'), 'ais/country', options), 'held: holds-for'],
  'matchesSchema names the words that were seen',
  [wordsIn(judgement), ['finish', 'start']],
  'matchesSchema is broken where the data is missing or no list',
  [matchesSchema(sampleData({}), 'ais/country', options), 'broken: nothing at data.code'],
  [matchesSchema(sampleExchange(200, {}), 'ais/country', options), 'broken: nothing at data'],
  'matchesSchema is untested where resources have no fields at all',
  [matchesSchema(empty, 'ais/asset', decided), 'untested: left-out'],
  'nameOfSchema counts any violation where no row is named',
  [nameOfSchema('ais/account-extra-row'), 'account extra row'],
)

const integers = 'conventions/types/integers'
const refreshedAt = (hour: unknown) => ({
  exchanges: [sampleData([{ code: 'DE', name: 'Germany', refresh_start_time: hour }])],
  schema: 'ais/country',
  pick: 'data[]',
})
const currencies = { exchanges: [sampleData([{ code: 'EUR', name: 'Euro' }])], schema: 'ais/currency', pick: 'data[]' }

const overKinds = resourcesMatch([currencies, refreshedAt(3)], integers)
const absent = { ...currencies, exchanges: [sampleRefusal(404, 'RouteNotFound')] }
const decimals = 'conventions/types/decimals'
const balances = { exchanges: [sampleData([{ id: 1, balance: '1' }])], schema: 'ais-v3/account', pick: 'data[]' }
const rates = { ...balances, exchanges: [sampleData([{ currency_code: 'EUR', rate: '1' }])], schema: 'ais-v3/rate' }
const lost = { ...currencies, exchanges: [sampleTransportError()] }

cases(
  'resourcesMatch holds over the kinds that show such a value',
  [overKinds.reason.facts.seen, 1],
  'resourcesMatch names routes that the target does not have beside the kinds that it shows',
  [resourcesMatch([absent, refreshedAt(3)], integers), 'held: all-of'],
  'resourcesMatch is untested where no kind shows such a value, and inconclusive without resources',
  [resourcesMatch([currencies], integers), 'untested: left-out (0)'],
  [resourcesMatch([lost], integers), 'inconclusive: nothing-to-check (0)'],
  'resourcesMatch is broken at the level of the kind that breaks it, first of all where it is stated',
  [resourcesMatch([balances], decimals).atMost, 'implied'],
  [resourcesMatch([balances, rates], decimals).atMost, undefined],
)

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
  assert.ok(missed([{ id: '1' }], 'ais/login').includes('last_attempt.id of login in lists: not-shown'))
  const places = (mayLack: string[]) => {
    const seen = fieldsShown([shown([{ id: '1' }], 'ais/login')], { ...version, mayLack }).places
    return [...(seen?.judged ?? []), ...(seen?.missed ?? []).map(({ place }) => place)]
  }
  assert.ok(!places([]).includes('consent_types of login in lists'))
  const found = [[], ['status']].map((mayLack) => places(mayLack).includes('status of login in lists'))
  assert.deepEqual(found, [true, false])
})

const { name: _name, ...part } = country
const mixed = fieldsShown([shown([country, part, country])], version)
const { finding, atMost, wanted, got, place } = fieldsShown([shown([part, part])], version)
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
  'A field that some records lack is noted with its counts, and breaks nothing',
  [mixed.places?.partly, [{ place: 'name of country in lists', shown: 2, of: 3 }]],
  [fieldsShown([shown([country, country])], version).places?.partly, undefined],
  'Of holder details any may be missing, but not a field of an address that is shown',
  [broken.filter((place) => place.includes('holder_info')), ['holder_info.addresses[].post_code of login in lists']],
  'A login may be named by any of the names that the version has for it',
  [fieldsShown([shown([{ ...account, connection_id: '1' }], 'ais/account')], names), 'held'],
)
