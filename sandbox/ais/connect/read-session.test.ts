import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dateOf, dayNumber } from '../../basics/days.ts'
import { lastConsent } from '../../store/last-consent.ts'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import { makeCustomer, settled } from '../../test-support/login-flow.ts'
import { variants } from '../../variants/variants.ts'

type Fields = Record<string, unknown>

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ stageMs: 0 })
})
after(() => running.close())

async function session(fields: Fields, version = 'v5'): Promise<Asked> {
  const { id } = await makeCustomer(running)
  const name = version === 'v5' ? 'connect_sessions' : 'tokens'
  return ask(running, `/api/${version}/${name}/create`, { json: { data: { customer_id: id, ...fields } } })
}

/** What was fetched, and what was agreed to, once the user has completed the page of a session. */
async function connected(fields: Fields) {
  const { status, body } = await session(fields)
  assert.equal(status, 200, JSON.stringify(body))
  const { login_id } = (
    await ask(running, '/control/connect-sessions', {
      headers: { 'Control-token': running.sandbox.settings.controlToken },
      json: {
        connect_url: body.data.connect_url,
        provider_code: 'fakebank_simple_xf',
        credentials: { login: 'username', password: 'secret' },
      },
    })
  ).body.data
  const { last_attempt } = await settled(running, { id: login_id, secret: '' })
  const login = running.sandbox.store.logins.get(login_id)!
  return {
    fetched: last_attempt.fetch_scopes,
    from: last_attempt.from_date,
    login,
    consent: lastConsent(running.sandbox, login)!,
  }
}

test('a nested session fetches what its attempt asks for', async () => {
  const { fetched } = await connected({ attempt: { fetch_scopes: ['accounts'], locale: 'de' } })
  assert.deepEqual(fetched, ['accounts'])
})

test('a scope that the consent does not cover is not fetched', async () => {
  const { fetched, consent } = await connected({ consent: { scopes: ['account_details'], period_days: 7 } })
  assert.deepEqual([fetched, consent.scopes, consent.period_days], [['accounts'], ['accounts'], 7])
  for (const asked of [
    { consent: { scopes: ['account_details'] }, attempt: { fetch_scopes: ['accounts', 'transactions'] } },
    { consent: { scopes: ['accounts'] }, fetch_scopes: ['transactions'] },
  ])
    assert.equal((await session(asked)).body.error?.class, 'FetchScopesNotAllowed', JSON.stringify(asked))
})

test('a fetch begins no earlier than its consent', async () => {
  const day = dateOf(dayNumber(running.sandbox.clock.now()) - 10)
  const earlier = dateOf(dayNumber(running.sandbox.clock.now()) - 20)
  const consent = { scopes: ['account_details', 'transactions_details'], from_date: day }
  assert.equal((await connected({ consent })).from, day)
  const { body } = await session({ consent, attempt: { from_date: earlier } })
  assert.equal(body.error.class, 'InvalidFromDate')
})

test('nothing that a client asks for is dropped silently', async () => {
  for (const [asked, words] of [
    [{ attempt: { fetch_scope: ['accounts'] } }, /attempt\.fetch_scope is not known/],
    [{ consent: { scopes: ['balances'] } }, /consent\.scopes must be an array of accounts/],
    [{ consent: { scope: ['accounts'] } }, /consent\.scope is not known/],
    [{ attempt: [] }, /attempt must be an object/],
    [{ fetch_scopes: ['accounts'], attempt: { fetch_scopes: ['transactions'] } }, /and attempt\.fetch_scopes differ/],
  ] as Array<[Fields, RegExp]>) {
    const { body } = await session(asked)
    assert.equal(body.error?.class, 'WrongRequestFormat', JSON.stringify(asked))
    assert.match(body.error.message, words)
  }
})

test('version 4 has the flat form alone, and the variant of version 5 refuses the other', async () => {
  assert.equal((await session({ fetch_scopes: ['accounts'], attempt: { any: 1 } }, 'v4')).status, 200)
  variants.find(({ id }) => id === 'reads-sessions-flat-in-version-5')?.patch?.(running.sandbox.rules)
  assert.equal((await session({ attempt: { fetch_scopes: ['accounts'] } })).body.error.class, 'WrongRequestFormat')
  assert.equal((await session({ fetch_scopes: ['accounts'] })).status, 200)
})
