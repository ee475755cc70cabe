import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { CrossedLogin } from '../../harness/actions/logins/crossed-logins.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { LoginState } from '../../harness/checks/logins/left-as-it-was.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { crossings, onePartCrossed } from '../arbitraries/crossing.ts'
import { accepting, explored, findingOf, refusing, tried } from '../test-support/try-property.ts'
import { crossingChangesNothing, crossingIsRefused } from './crossing-opens-nothing.ts'

const run = { take: async () => () => undefined }
const scene = { requests: new Requests(dialect), run } as unknown as Scene
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

for (const only of ['clients', 'customers', 'logins'] as const) {
  test(`A target that refuses whatever crosses ${only} keeps the rule, one that accepts it breaks it`, async () => {
    const right = crossingIsRefused(scene, refusesAll, logins, only)
    assert.equal(await findingOf(right), 'held')
    assert.equal(right.mostCases, crossings(logins, only).length)
    const { judgement } = await explored(crossingIsRefused(scene, acceptsAll, logins, only))
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  })
}

test('A crossing is labelled by what it crosses and how, with what came of it', async () => {
  const property = crossingIsRefused(scene, acceptsAll, logins, 'customers')
  assert.deepEqual((await tried(property, bySecret)).slice(0, 2), ['customers crossed by header: accepted', 'accepted'])
  assert.deepEqual((await tried(property, byPath)).slice(0, 2), ['clients crossed by path: accepted', 'accepted'])
})

for (const property of [
  crossingIsRefused(scene, refusesAll, logins, 'clients'),
  crossingChangesNothing(scene, refusesAll, logins),
])
  test('A crossing is shown with whose keys, secrets and ids it puts together', () => {
    assert.deepEqual(property.show?.(bySecret).split('\n'), [
      'reconnect, header-named form',
      'Login-secret of login 3',
      'Customer-secret of the customer of login 1',
      'keys of the client of login 1',
    ])
    assert.match(property.show?.(byPath) ?? '', /^reconnect, id of login 1 in the path\n/)
    assert.match(property.show?.({ ...byPath, id: 9 }) ?? '', /^reconnect, id of \? in the path\n/)
  })

test('Logins that stay as they were keep the rule', async () => {
  const property = crossingChangesNothing(scene, refusesAll, logins)
  assert.equal(await findingOf(property), 'held')
  assert.deepEqual(property.edges, onePartCrossed(logins))
})

test('A login that has one more attempt breaks it, whichever of the two the request named', async () => {
  const property = crossingChangesNothing(scene, acceptsAll, logins)
  const { judgement } = await explored(property)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  for (const input of [bySecret, byPath, { ...byPath, secret: 0, id: 1 }]) {
    const found = await tried(
      crossingChangesNothing(
        scene,
        target(() => true),
        logins,
      ),
      input,
    )
    assert.deepEqual(found.slice(1), ['accepted', 'broken: value-differs'])
  }
})

test('The crossed request is the last of the evidence, and both logins that it names are looked at', async () => {
  const sent: Draft[] = []
  const send = (draft: Draft) => {
    sent.push(draft)
    return refusesAll(draft)
  }
  const { label, outcome, judgement } = await crossingChangesNothing(scene, send, logins).holds(byPath)
  assert.deepEqual([label, outcome], ['clients crossed by path: LoginNotFound', 'LoginNotFound'])
  assert.equal(judgement.evidence.length, 7)
  assert.equal(judgement.evidence.at(-1)?.answer?.status, 400)
  const shown = sent.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const ofLogins = ['/api/v4/logins/2', '/api/v4/attempts', '/api/v4/logins/1', '/api/v4/attempts']
  assert.deepEqual(shown, ofLogins)
  sent.length = 0
  await crossingChangesNothing(scene, send, logins).holds(bySecret)
  assert.equal(sent.length, 3, 'a login is looked at once')
})

test('The login that stayed as it was does not hide the one that changed', async () => {
  const changed = stateWith('1', ['1', '2', '3'])
  const send = async (draft: Draft) => {
    if (draft.method === 'PUT') return refusing('LoginNotFound')
    const ofFirst = draft.headers[dialect.loginSecretHeader] === 'of-1'
    const { login, attempts } = ofFirst ? changed : stateWith('2', ['1', '2'])
    return draft.path.endsWith('/attempts') ? attempts : login
  }
  const codeOf = async (input: typeof byPath) => (await tried(crossingChangesNothing(scene, send, logins), input))[2]
  assert.equal(await codeOf(byPath), 'broken: value-differs')
  assert.equal(await codeOf({ ...byPath, secret: 0, id: 1 }), 'broken: value-differs')
  const still = await tried(crossingChangesNothing(scene, refusesAll, logins), bySecret)
  assert.equal(still[2], 'held: holds')
})
