import { because } from '../../reasons/because.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Profile } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import { twoCustomersTwoLogins } from './two-customers.ts'
import type { LoginRef } from '../scene/refs.ts'
import { connectionRequests } from '../scene/connection-requests.ts'
import type { Scene } from '../scene/scene.ts'
import { sendEach } from '../scene/send-each.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'

/** Two connections of one customer. @throws CheckStopped (untested) where no second one can be made */
export async function connectionsOfOneCustomer(scene: Scene): Promise<LoginRef[]> {
  if (!scene.makes) throw untested(because('no-second-connection'))
  return (await twoCustomersTwoLogins(scene)).logins
}

/** Lists of connections and accounts asked for with something wrong in their parameters, and nothing else. */
export async function wrongLists(scene: Scene, send: Send, list: 'logins' | 'accounts'): Promise<Exchange[]> {
  const { requests } = scene
  const { id } = await scene.sharedCustomer()
  const of = (query: Array<[string, string]>) =>
    list === 'logins' ? requests.listLogins(query) : requests.listAccounts(query)
  const wrong: Draft[] = [
    of([]),
    of([['customer_id', unknownIdLike(id)]]),
    of([['customer_id', '']]),
    ...['many', '-1', '1.5'].map((size) => edit.withQuery(of([['customer_id', id]]), 'per_page', size)),
    of([
      ['customer_id', id],
      ['from_id', 'no id at all'],
    ]),
  ]
  return sendEach(send, wrong)
}

/** Connect asked for with bodies that cannot be read, and for a customer that does not exist. */
export async function wrongConnects(scene: Scene, send: Send): Promise<Exchange[]> {
  const customer = await scene.sharedCustomer()
  const good = connectionRequests(scene.requests).createToken(customer)
  const unreadable = ['{"data":', '[', '"text"'].map((body) => edit.withRawBody(good, body))
  return sendEach(send, [...unreadable, await connectOfNobody(scene)])
}

/** Connect for a customer that does not exist. */
export async function connectOfNobody(scene: Scene): Promise<Draft> {
  const customer = await scene.sharedCustomer()
  const nobody = { ...customer, id: unknownIdLike(customer.id), secret: '' }
  return connectionRequests(scene.requests).createToken(nobody)
}

/** A list that is asked for by login_id, whatever the version calls it. */
export function byLoginId(draft: Draft): Draft {
  const [, id = ''] = draft.query?.find(([name]) => name === 'login_id') ?? []
  return edit.withRawQuery(draft, `login_id=${id}`)
}

/**
 * The answer to a request that names a provider in a body which the documents do not show.
 * @throws CheckStopped (untested) where it is accepted and nobody but Assay says that the provider is named so
 */
export function namingProvider({ data }: Profile, answer: Exchange): Exchange {
  const given = JSON.stringify(data.v6_bodies?.connect ?? {}).includes('{provider_code}')
  if (given || !isSuccess(answer)) return answer
  throw untested(because('guessed-body-accepted'))
}
