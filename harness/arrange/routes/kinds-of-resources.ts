import type { Resources } from '../../checks/values/resources-match.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { schemaIn } from '../../dialect/schema-in.ts'
import { followPages } from '../paging/follow-pages.ts'
import { shownAttemptId } from '../logins/read-attempts.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'
import { longLists } from './list-request.ts'

/**
 * Answers that show every kind of resource of the interface, alone and in the lists that show it too, each with the
 * schema that it follows.
 */
export async function kindsOfResources(scene: Scene, send: Send): Promise<Resources[]> {
  const { requests } = scene
  const login = await scene.sharedLogin()
  const ofLogin: Array<[string, string]> = [['login_id', login.id]]
  const kinds: Array<[schema: string, pick: string, draft: Draft]> = [
    ['country', 'data[]', requests.get('list countries', '/countries')],
    ['currency', 'data[]', requests.get('list currencies', '/currencies')],
    ['asset', 'data[]', requests.get('list assets', '/assets')],
    ['rate', 'data[]', requests.get('list rates', '/rates')],
    ['rates-meta', 'meta', requests.get('list rates', '/rates')],
    ['provider-detail', 'data', requests.get('show a provider', `/providers/${login.provider.code}`)],
    ['customer', 'data', requests.createCustomer(scene.newIdentifier())],
    ['token', 'data', requests.createToken(await scene.sharedCustomer())],
    ['login', 'data', requests.showLogin(login)],
    ['attempt-detail', 'data', requests.showAttempt(login, await shownAttemptId(scene, login))],
    ['login', 'data[]', requests.listLogins([['customer_id', login.customer.id]])],
    ['attempt', 'data[]', requests.listAttempts(login)],
    ['account', 'data[]', requests.listAccounts(ofLogin)],
    ['account-extra', 'data[].extra', requests.listAccounts(ofLogin)],
    ['transaction', 'data[]', requests.listTransactions(ofLogin)],
    ['transaction-extra', 'data[].extra', requests.listTransactions(ofLogin)],
    ...lastAttempts(requests, login),
    ...listedProviders(requests, login),
  ]
  const resources: Resources[] = []
  for (const [schema, pick, draft] of kinds.filter(([, , one]) => requests.offers(one))) {
    resources.push({ schema: schemaIn(requests.dialect, schema), pick, exchanges: [await send(draft)] })
  }
  return [...resources, ...(await longListsOf(scene, send))]
}

/** What the lists of the large login show, on all their pages: a mistake may come with a later row. Read once in a run. */
function longListsOf(scene: Scene, send: Send): Promise<Resources[]> {
  const { requests } = scene
  return scene.run.once('rows of long lists', async () => {
    const found: Resources[] = []
    for (const { request, draft } of longLists(scene).filter((one) => requests.offers(one.draft))) {
      const exchanges = await followPages(send, edit.withQuery(draft, 'per_page', '1000'))
      const resource = request.replace('list ', '').replace(/s$/, '')
      found.push({ schema: schemaIn(requests.dialect, resource), pick: 'data[]', exchanges })
    }
    return found
  })
}

/** Providers as they are listed where no route shows one alone. */
function listedProviders(requests: Requests, { provider }: LoginRef): Array<[string, string, Draft]> {
  if (requests.offers(requests.get('show a provider', `/providers/${provider.code}`))) return []
  return [['provider', 'data[]', requests.get('list providers', '/providers')]]
}

/** Attempts as connections show them, in a version that shows them nowhere else. */
function lastAttempts(requests: Requests, login: LoginRef): Array<[string, string, Draft]> {
  if (requests.offers(requests.listAttempts(login))) return []
  return [['attempt', 'data[].last_attempt', requests.listLogins([['customer_id', login.customer.id]])]]
}
