import { because } from '../../reasons/because.ts'
import { given } from '../../reasons/lacking.ts'
import { errorClassOf, rowsOf, metaOf } from '../../checks/answers/answer.ts'
import { CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'
import { largePart } from '../../actions/routes/large-list.ts'
import type { LoginRef } from '../../actions/scene/refs.ts'
import { nextRefreshIn } from '../../actions/scene/become-refreshable.ts'
import { credentialsThat } from '../../actions/logins/reconnect.ts'
import { refreshableLogin } from '../../actions/logins/refresh.ts'
import { connectionWithoutConsent } from '../../actions/logins/renewals.ts'
import { type Scene } from '../../actions/scene/scene.ts'
import { unknownIdLike } from '../../actions/scene/unknown-id.ts'
import { usableProvider } from '../../actions/providers/providers.ts'
import { ofCustomer } from './customers.ts'
import type { Resolved, State, StateScene } from './state.ts'
import type { Draft, Send } from '../../client/draft.ts'

/** States of providers and logins. Source: Account information / Logins, Attempts. */
export const loginStates = {
  'a provider that takes credentials': async ({ scene }) => {
    const { code, country_code, credentials } = usableProvider(scene, 'plain')
    const wrong = credentials?.fail
    return {
      values: {
        provider_code: code,
        country_code,
        credentials: credentials?.succeed,
        ...(wrong && { wrong_credentials: wrong }),
      },
    }
  },

  'a login that has been fetched': async (at) => {
    const login = await fetchedLogin(at)
    const { values, ...known } = ofLogin(login)
    return { ...known, values: { ...values, ...(await rowsHeldBy(at.scene, login)) } }
  },

  'a login whose credentials were refused': async (at) => ofLogin(await refusedLogin(at)),

  'a login waiting for interactive credentials': async ({ scene }) => {
    const { interactive_credentials: answers } = scene.provider('interactive')
    const rightInput = given(answers?.succeed, 'interactive_credentials', 'interactive')
    const login = await scene.newLogin({ provider: 'interactive' })
    await scene.waitingForInput(login)
    const { values, ...known } = ofLogin(login)
    return { ...known, values: { ...values, interactive_credentials: rightInput } }
  },

  'a login with several pages of transactions': ({ scene }) => ofLargeLogin(scene),
  'a login with several pages of accounts': ({ scene }) => ofLargeLogin(scene),

  'a login that can be refreshed': async ({ scene }) => ofLogin(await refreshableLogin(scene)),

  'a login that cannot be refreshed yet': async ({ scene }) => {
    const login = await scene.newFetchedLogin()
    const next = nextRefreshIn(await scene.showLogin(login))
    if (next === undefined || Date.parse(next) / 1000 <= scene.run.client.secondsNow())
      throw untested(because('next-refresh-too-near'))
    return ofLogin(login)
  },

  'a login that does not exist': async ({ scene }) => {
    const { id, secret, customer } = await scene.sharedLogin()
    const values = idsOf(unknownIdLike(id), unknownIdLike(secret))
    return { values: { ...ofCustomer(customer).values, ...values }, customer }
  },

  'a login without an active consent': async ({ scene }) => ofLogin(await connectionWithoutConsent(scene, 'revoked')),
} as const satisfies Readonly<Record<string, State>>

async function ofLargeLogin(scene: Scene): Promise<Resolved> {
  const login = scene.largeLogin()
  const { draft, parent } = await scene.run.once('large part of contracts', () => largePart(scene))
  const next = await scene.run.once('page two of contracts', () => nextIdOf(scene.send, draft))
  const { values, ...known } = ofLogin(login)
  return { ...known, values: { ...values, ...parent, ...idsOf(login.id, login.secret), next_id: next } }
}

async function fetchedLogin({ scene, readsOnly, before }: StateScene): Promise<LoginRef> {
  if (readsOnly || !scene.makes) return scene.sharedLogin()
  return scene.newFetchedLogin(before.customer ? { customer: before.customer } : {})
}

/** An account with transactions and one of them; only an account where transactions cannot be listed. */
async function rowsHeldBy(scene: Scene, login: LoginRef): Promise<Record<string, string>> {
  return scene.run.once(`rows of ${login.id} for contracts`, async (): Promise<Record<string, string>> => {
    const { requests, send } = scene.makes ? scene.making() : scene
    const query: Array<[string, string]> = [['login_id', login.id]]
    const list = requests.listTransactions(query)
    if (requests.offers(list)) {
      const answer = await send(list)
      const row = rowsOf(answer)?.[0]
      if (!row) throw setUpFailed(answer, 'transaction')
      return { account_id: String(row['account_id']), transaction_id: String(row['id']) }
    }
    const answer = await send(requests.listAccounts(query))
    const row = rowsOf(answer)?.[0]
    if (!row) throw setUpFailed(answer, 'account')
    return { account_id: String(row['id']) }
  })
}

/** A login whose first fetch failed because of its credentials. */
async function refusedLogin({ scene, readsOnly }: StateScene): Promise<LoginRef> {
  const make = async () => {
    const credentials = credentialsThat(scene, 'fail')
    const login = await scene.newLogin({ fields: { credentials } }).catch((error: unknown) => {
      if (error instanceof CheckStopped && error.evidence.some((one) => errorClassOf(one) === 'InvalidCredentials'))
        throw untested(because('no-attempt-fails', { outcome: 'refused' }))
      throw error
    })
    const { failed } = await scene.finished(login)
    if (!failed) throw untested(because('no-attempt-fails', { outcome: 'succeeded' }))
    return login
  }
  return readsOnly ? scene.run.once('refused login of contracts', make) : make()
}

function ofLogin(login: LoginRef): Resolved {
  const { id, secret, customer, provider } = login
  const values = {
    ...ofCustomer(customer).values,
    ...idsOf(id, secret),
    ...(provider.code !== '' && { provider_code: provider.code, country_code: provider.country_code }),
  }
  return { values, customer, login }
}

/** The values under both names, so that the version does not matter. */
function idsOf(id: string, secret: string): Record<string, string> {
  return { login_id: id, login_secret: secret, connection_id: id, connection_secret: secret }
}

/** The id that starts page two of a list, as page one shows it. @throws CheckStopped (inconclusive) when it shows none */
async function nextIdOf(send: Send, list: Draft): Promise<string> {
  const page = await send(list)
  const next = metaOf(page)?.['next_id']
  if (next === undefined || next === null || next === '') throw setUpFailed(page, 'next_id')
  return String(next)
}
