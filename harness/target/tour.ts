import type { Draft } from '../client/draft.ts'
import * as edit from '../client/edit-draft.ts'
import type { Exchange } from '../client/exchange.ts'
import type { Scene } from './scene.ts'
import { unknownIdLike } from './unknown-id.ts'

/**
 * A tour through the interface: requests that a right server accepts, and requests that it refuses, each for a reason
 * of its own. Rules about every answer are judged on it when nothing else has been sent yet.
 */
export async function tour(scene: Scene, send: (draft: Draft) => Promise<Exchange>): Promise<Exchange[]> {
  const { requests } = scene
  const customer = await scene.sharedCustomer()
  const countries = requests.get('list countries', '/countries')
  const create = requests.createCustomer(scene.newIdentifier())
  const unknown = unknownIdLike(customer.id)
  const drafts = [
    countries,
    requests.get('list currencies', '/currencies'),
    requests.get('list categories', '/categories'),
    requests.get('list rates', '/rates'),
    requests.listLogins([['customer_id', customer.id]]),
    create,
    edit.withoutHeader(countries, 'App-id'),
    edit.withoutHeader(countries, 'Secret'),
    edit.withHeader(countries, 'Secret', 'a-secret-that-opens-nothing'),
    edit.withPath(countries, `${countries.path}/no/such/route`),
    edit.withRawBody(requests.createCustomer(scene.newIdentifier()), '{"data":'),
    edit.withRawBody(requests.createCustomer(scene.newIdentifier()), '{}'),
    edit.withRawBody(requests.createCustomer(scene.newIdentifier()), 'null'),
    edit.withRawBody(requests.createCustomer(scene.newIdentifier()), '['),
    edit.withRawBody(requests.createCustomer(scene.newIdentifier()), '{"data":null}'),
    create,
    requests.get('show a login', `/logins/${unknown}`),
    requests.get('show a provider', '/providers/no_such_provider_anywhere'),
    requests.listTransactions(),
    edit.withBodyField(requests.createToken(customer), 'data.return_to', 'not an address'),
    edit.withHeader(requests.createToken(customer), requests.dialect.customerSecretHeader, 'opens-nothing-either'),
  ]
  const exchanges: Exchange[] = []
  for (const draft of drafts) exchanges.push(await send(draft))
  return exchanges
}
