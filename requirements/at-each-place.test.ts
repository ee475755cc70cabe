import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atEachPlace } from './at-each-place.ts'
import { readRequirements } from './read-requirements.ts'

const rules = readRequirements()
const found = rules.find(({ id }) => id === 'conventions/request-fields/required-parameters')
assert.ok(found)
const each = atEachPlace(found, (name, request) =>
  name === 'ais-v3' && request === 'create a login' ? ['plain-provider'] : [],
)
const at = (id: string) => each.find((one) => one.id === id)

test('Each place has an address, faults and needs of its own; two spellings of a route are one, and so are versions', () => {
  const { strength, interfaces, needs, brokenBy, partOf } = at('ais/login-create/country-code-required') ?? {}
  assert.deepEqual([strength, interfaces], ['stated', ['ais-v3', 'ais-v4', 'ais-v5']])
  assert.deepEqual(needs, ['plain-provider'])
  assert.deepEqual(brokenBy, ['accepts-despite-login-create-country-code-required'])
  assert.deepEqual(partOf, {
    id: found.id,
    places: ['country_code of POST /logins', 'country_code of POST /login', 'country_code of POST /connections'],
  })
})

test('What a table says of a parameter, or of a route, lowers the level at its places alone', () => {
  assert.deepEqual(at('ais/customers/identifier-missing')?.impliedIn, ['ais-v3', 'ais-v4', 'ais-v5'])
  assert.deepEqual(at('ais/login-reconnect/credentials-required')?.impliedIn, ['ais-v3'])
  assert.equal(at('payments-v1/connect/template-missing')?.impliedIn, undefined)
})
