import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleData } from '../../harness/checks/test-support/sample-exchange.ts'
import type { CrossedLogin } from '../../harness/actions/logins/crossed-logins.ts'
import type { ClientPurpose, ProviderProfile } from '../../harness/profile/profile.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { crossedBy, crossing, crossings, onePartCrossed } from './crossing.ts'

const provider: ProviderProfile = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true }

function loginOf(id: string, customer: string, as: ClientPurpose = 'main'): CrossedLogin {
  const exchange = sampleData({})
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

test('what belongs together is no crossing, and logins of one client has none of clients', () => {
  assert.equal(crossedBy(logins, { keys: 0, customer: 1, secret: 0, id: 0 }), undefined)
  assert.equal(crossedBy(logins, { keys: 3, customer: 3, secret: 3, id: undefined }), undefined)
  assert.deepEqual(crossings(logins.slice(0, 3), 'clients'), [])
})

/** Combinations of the four logins in which all belongs together, with or without the login's id in the path. */
const right = [0, 1, 2, 3].flatMap((secret) =>
  [undefined, secret].map((id) => ({ keys: secret === 3 ? 3 : 0, customer: [0, 0, 2, 3][secret], secret, id })),
)

test('Every combination that does not belong together is a crossing', () => {
  // Two clients, three customers, four secrets, and four ids or none.
  assert.equal(crossings(logins).length, 2 * 3 * 4 * 5 - right.length)
  const parts = { keys: [0, 3], customer: [0, 2, 3], secret: [0, 1, 2, 3], id: [undefined, 0, 1, 2, 3] }
  const neighbours = right.flatMap((one) =>
    Object.entries(parts).flatMap(([part, values]) => values.map((value) => JSON.stringify({ ...one, [part]: value }))),
  )
  const belong = new Set(right.map((one) => JSON.stringify(one)))
  assert.deepEqual(
    new Set(onePartCrossed(logins).map((one) => JSON.stringify(one))),
    new Set(neighbours.filter((one) => !belong.has(one))),
  )
})

test('Of logins only the secret is the one of another', () => {
  const places = crossings(logins, 'logins').map(({ secret: _secret, ...rest }) => JSON.stringify(rest))
  const rest = right.flatMap(({ secret: _secret, ...others }) =>
    others.id === undefined ? [] : [JSON.stringify(others)],
  )
  assert.deepEqual(new Set(places), new Set(rest))
  assert.equal(places.length, rest.length * 3)
})

test('One part of another client or customer crosses those, whatever the others are', () => {
  assert.equal(crossedBy(logins, { keys: 0, customer: 0, secret: 0, id: 3 }), 'clients')
  assert.equal(crossedBy(logins, { keys: 0, customer: 3, secret: 0, id: 0 }), 'clients')
  assert.equal(crossedBy(logins, { keys: 0, customer: 0, secret: 0, id: 2 }), 'customers')
  assert.equal(crossedBy(logins, { keys: 0, customer: 0, secret: 2, id: 0 }), 'customers')
})
