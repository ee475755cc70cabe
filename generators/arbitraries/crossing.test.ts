import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange } from '../../harness/checks/answers/sample-exchange.ts'
import type { CrossedLogin } from '../../harness/arrange/logins/crossed-logins.ts'
import type { ClientPurpose, ProviderProfile } from '../../harness/profile/profile.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { crossedBy, crossing, crossings, onePartCrossed } from './crossing.ts'

const provider: ProviderProfile = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true }

function loginOf(id: string, customer: string, as: ClientPurpose = 'main'): CrossedLogin {
  const exchange = sampleExchange(200, { data: {} })
  const state = { login: exchange, attempts: exchange }
  const login = { id, secret: id, customer: { id: customer, secret: customer, as }, provider, credentials: {} }
  return { login, name: id, control: exchange, first: state, state }
}

const logins = [loginOf('1', 'a'), loginOf('2', 'a'), loginOf('3', 'b'), loginOf('4', 'c', 'second')]

for (const only of [undefined, 'clients', 'customers', 'logins'] as const) {
  const all = crossings(logins, only)
  keepsLaws(`crossing of ${only ?? 'anything'}`, crossing(logins, only), {
    member: (one) =>
      crossedBy(logins, one) !== undefined && all.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    reaches: {
      'one in which all but one part belong together': (one) =>
        onePartCrossed(logins, only).some((other) => JSON.stringify(other) === JSON.stringify(one)),
      'one that names no login in its path': (one) => only === 'logins' || one.id === undefined,
    },
  })
}

test('every kind of crossing crosses what it says', () => {
  for (const only of ['clients', 'customers'] as const)
    assert.ok(crossings(logins, only).every((input) => crossedBy(logins, input) === only))
  const bySecret = crossings(logins, 'logins')
  assert.ok(bySecret.length > 0 && bySecret.every(({ id, secret }) => id !== undefined && id !== secret))
  assert.ok(bySecret.some((input) => crossedBy(logins, input) === 'logins'))
})

test('what belongs together is no crossing, and logins of one client has none of clients', () => {
  assert.equal(crossedBy(logins, { keys: 0, customer: 1, secret: 0, id: 0 }), undefined)
  assert.equal(crossedBy(logins, { keys: 3, customer: 3, secret: 3, id: undefined }), undefined)
  assert.deepEqual(crossings(logins.slice(0, 3), 'clients'), [])
})
