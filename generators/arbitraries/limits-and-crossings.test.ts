import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sampleExchange } from '../../harness/checks/answers/sample-exchange.ts'
import type { CrossedLogin } from '../../harness/arrange/logins/crossed-logins.ts'
import type { ClientPurpose, ProviderProfile } from '../../harness/profile/profile.ts'
import { crossedBy, crossing, crossings } from './crossing.ts'
import { customFields, fieldsOf } from './custom-fields.ts'
import { addressText, returnAddress } from './return-address.ts'

const many = { seed: 5, numRuns: 300 }
const provider: ProviderProfile = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true }

function man(id: string, customer: string, as: ClientPurpose = 'main'): CrossedLogin {
  const exchange = sampleExchange(200, { data: {} })
  const state = { login: exchange, attempts: exchange }
  const login = { id, secret: id, customer: { id: customer, secret: customer, as }, provider, credentials: {} }
  return { login, name: id, control: exchange, first: state, state }
}

const crew = [man('1', 'a'), man('2', 'a'), man('3', 'b'), man('4', 'c', 'second')]

test('return addresses are valid and of the length that they say, on their side of the limit', () => {
  for (const address of fc.sample(returnAddress('short enough'), many)) {
    assert.ok(URL.canParse(addressText(address)), addressText(address))
    assert.equal(addressText(address).length, address.length)
    assert.ok(address.length <= 512)
  }
  const long = fc.sample(returnAddress('too long'), many)
  assert.ok(long.every((address) => addressText(address).length > 512 && !addressText(address).includes('%')))
  assert.ok(long.some(({ length }) => length === 513))
})

test('custom fields are objects of the size that they say, clear of the kilobyte that nobody can tell', () => {
  const size = (given: Parameters<typeof fieldsOf>[0]) => JSON.stringify(fieldsOf(given)).length
  for (const given of fc.sample(customFields('small enough'), many)) {
    assert.equal(size(given), given.bytes)
    assert.ok(JSON.stringify(fieldsOf(given), null, 1).replaceAll(/\n\s*/g, ' ').length <= 1000)
  }
  assert.ok(fc.sample(customFields('too big'), many).every((given) => size(given) > 1024))
})

test('every crossing crosses something, and each kind what it says', () => {
  for (const input of fc.sample(crossing(crew), many)) assert.notEqual(crossedBy(crew, input), undefined)
  for (const only of ['clients', 'customers'] as const)
    assert.ok(crossings(crew, only).every((input) => crossedBy(crew, input) === only))
  const logins = crossings(crew, 'logins')
  assert.ok(logins.length > 0 && logins.every(({ id, secret }) => id !== undefined && id !== secret))
  assert.ok(logins.some((input) => crossedBy(crew, input) === 'logins'))
})

test('what belongs together is no crossing, and a crew of one client has none of clients', () => {
  assert.equal(crossedBy(crew, { keys: 0, customer: 1, secret: 0, id: 0 }), undefined)
  assert.equal(crossedBy(crew, { keys: 3, customer: 3, secret: 3, id: undefined }), undefined)
  assert.deepEqual(crossings(crew.slice(0, 3), 'clients'), [])
})
