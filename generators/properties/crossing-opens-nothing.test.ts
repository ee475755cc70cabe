import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { CrossedLogin, Crossing } from '../../harness/actions/logins/crossed-logins.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { LoginState } from '../../harness/checks/logins/left-as-it-was.ts'
import type { Draft, Send } from '../../harness/client/draft.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { crossings, onePartCrossed } from '../arbitraries/crossing.ts'
import { accepting, explored, findingOf, refusing, tried } from '../test-support/try-property.ts'
import { crossingIsRefused, crossingsChangeNothing } from './crossing-opens-nothing.ts'

const run = { take: async () => () => undefined }
const sceneWith = (send: Send) => ({ requests: new Requests(dialect), run, send }) as unknown as Scene
const stateWith = (id: string, attempts: string[]): LoginState => ({
  login: accepting({ id, status: 'active', last_attempt: { id: attempts.at(-1) } }),
  attempts: accepting(attempts.map((one) => ({ id: one }))),
})

function loginOf(id: string, customer: string, as: ClientPurpose = 'main', control = accepting()): CrossedLogin {
  const provider = { purpose: 'plain', code: 'any', country_code: 'XF', fake: true } as const
  const owner = { id: customer, secret: `of-${customer}`, as }
  const login = { id, secret: `of-${id}`, customer: owner, provider, credentials: {} }
  return { login, name: `login ${id}`, control, first: stateWith(id, ['1']), state: stateWith(id, ['1', '2']) }
}

const logins = [loginOf('1', 'a'), loginOf('2', 'a'), loginOf('3', 'b'), loginOf('4', 'c', 'second')]

/** A target that shows each login with its two attempts, and more of them for logins that were reconnected. */
function target(reconnects: (draft: Draft) => boolean) {
  const reconnected = new Set<string>()
  return async (draft: Draft): Promise<Exchange> => {
    const id = draft.headers[dialect.loginSecretHeader]?.slice('of-'.length) ?? ''
    if (draft.method === 'PUT') {
      if (!reconnects(draft)) return refusing('LoginNotFound')
      reconnected.add(id)
      return accepting()
    }
    const { login, attempts } = stateWith(id, ['1', '2', ...(reconnected.has(id) ? ['3'] : [])])
    return draft.path.endsWith('/attempts') ? attempts : login
  }
}
const refusesAll = target(() => false)
const acceptsAll = target(() => true)
const bySecret = { keys: 0, customer: 0, secret: 2, id: undefined }
const byPath = { keys: 3, customer: 3, secret: 1, id: 0 }

for (const only of ['clients', 'customers', 'logins'] as const)
  test(`A target that refuses whatever crosses ${only} keeps the rule, one that accepts it breaks it`, async () => {
    const right = crossingIsRefused(sceneWith(refusesAll), logins, only)
    assert.equal(await findingOf(right), 'held')
    assert.equal(right.mostCases, crossings(logins, only).length)
    const { judgement } = await explored(crossingIsRefused(sceneWith(acceptsAll), logins, only))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  })

test('A crossing is shown with whose keys, secrets and ids it puts together, and each of several', () => {
  const show = crossingIsRefused(sceneWith(refusesAll), logins, 'clients').show!
  assert.deepEqual(show(bySecret).split('\n'), [
    'reconnect, header-named form',
    'Login-secret of login 3',
    'Customer-secret of the customer of login 1',
    'keys of the client of login 1',
  ])
  assert.match(show(byPath), /^reconnect, id of login 1 in the path\n/)
  assert.match(show({ ...byPath, id: 9 }), /^reconnect, id of \? in the path\n/)
  const several = crossingsChangeNothing(sceneWith(refusesAll), logins).show?.([bySecret, byPath])
  assert.equal(several, `${show(bySecret)}\n\n${show(byPath)}`)
})

test('Logins that stay as they were keep the rule; crossings of the same logins are listed together', async () => {
  const property = crossingsChangeNothing(sceneWith(refusesAll), logins)
  assert.equal(await findingOf(property), 'held')
  const byText = (one: Crossing) => JSON.stringify(one)
  assert.deepEqual(property.edges.flat().map(byText).toSorted(), onePartCrossed(logins).map(byText).toSorted())
  for (const edge of property.edges)
    assert.ok(new Set(edge.flatMap(({ secret, id }) => [secret, id ?? secret])).size <= 2)
})

test('A login that has one more attempt breaks it, whichever of the two the request named', async () => {
  const property = crossingsChangeNothing(sceneWith(acceptsAll), logins)
  const { judgement } = await explored(property)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  for (const input of [bySecret, byPath, { ...byPath, secret: 0, id: 1 }]) {
    const always = target(() => true)
    const found = await tried(crossingsChangeNothing(sceneWith(always), logins), [input])
    assert.deepEqual(found.slice(1), ['accepted', 'broken: value-differs'])
  }
})

test('Of several requests the one that changed a login is shown alone', async () => {
  const attempts = ['1', '2']
  const send = async (draft: Draft) => {
    if (draft.method !== 'PUT') {
      const { login, attempts: list } = stateWith('1', attempts)
      return draft.path.endsWith('/attempts') ? list : login
    }
    if (draft.path !== '/api/v4/logins/1/reconnect' || draft.headers[dialect.loginSecretHeader] !== 'of-2')
      return refusing('LoginNotFound')
    attempts.push(String(attempts.length + 1))
    return accepting()
  }
  const { counterexample } = await explored(crossingsChangeNothing(sceneWith(send), logins))
  assert.match(
    counterexample?.shrunk ?? '',
    /^reconnect, id of login 1 in the path\nLogin-secret of login 2\n[^\n]*\n[^\n]*$/,
  )
})

test('The login that stayed as it was does not hide the one that changed', async () => {
  const changed = stateWith('1', ['1', '2', '3'])
  const send = async (draft: Draft) => {
    if (draft.method === 'PUT') return refusing('LoginNotFound')
    const ofFirst = draft.headers[dialect.loginSecretHeader] === 'of-1'
    const { login, attempts } = ofFirst ? changed : stateWith('2', ['1', '2'])
    return draft.path.endsWith('/attempts') ? attempts : login
  }
  const codeOf = async (input: Crossing) => (await tried(crossingsChangeNothing(sceneWith(send), logins), [input]))[2]
  assert.equal(await codeOf(byPath), 'broken: value-differs')
  assert.equal(await codeOf({ ...byPath, secret: 0, id: 1 }), 'broken: value-differs')
  assert.equal((await tried(crossingsChangeNothing(sceneWith(refusesAll), logins), [bySecret]))[2], 'held: holds')
})
