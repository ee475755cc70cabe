import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { CustomerRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { sendSideBySide } from '../scene/send-each.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'

const nobody = { id: '1', secret: '' }
const brokenBodies = ['{"data":', '{}', 'null', '[', '{"data":null}']

/**
 * Sends requests to the whole interface: some that a right server accepts, and some that it refuses, each for a reason of
 * its own. Rules about every answer are judged on it when nothing else has been sent yet.
 */
export async function sendRightAndWrong(scene: Scene, send: Send): Promise<Exchange[]> {
  const { requests } = scene
  const customer = (await ifMade(anyCustomer(scene))) ?? { ...nobody, as: 'main' as const }
  const own = (await ifMade(scene.interface.onTour(scene))) ?? { good: [], refused: [] }
  const plain = (await ifMade(scene.interface.plainRead(scene, 'main'))) ?? requests.listLogins()
  const create = await ifMade(scene.interface.plainWrite(scene))
  const unknown = unknownIdLike(customer.id)
  const good = [
    plain,
    requests.get('list currencies', '/currencies'),
    requests.get('list categories', '/categories'),
    requests.get('list rates', '/rates'),
    requests.listLogins([['customer_id', customer.id]]),
    requests.listAccounts([['customer_id', customer.id]]),
    ...(create ? [create] : []),
    ...own.good,
  ]
  const spoilt = [
    edit.withoutHeader(plain, 'App-id'),
    edit.withoutHeader(plain, 'Secret'),
    edit.withHeader(plain, 'Secret', 'a-secret-that-opens-nothing'),
    edit.withPath(plain, `${plain.path}/no/such/route`),
    ...(create ? brokenBodies.map((body) => edit.withRawBody(create, body)) : []),
  ]
  const further = [
    ...(create ? [create] : []),
    requests.get('show a login', `/logins/${unknown}`),
    requests.get('show a provider', '/providers/no_such_provider_anywhere'),
    ...own.refused,
    requests.listAccounts([['login_id', unknown]]),
    requests.listAccounts([['customer_id', unknown]]),
    requests.listTransactions(),
    edit.withBodyField(requests.createToken(customer), 'data.return_to', 'not an address'),
    edit.withHeader(requests.createToken(customer), requests.dialect.customerSecretHeader, 'opens-nothing-either'),
  ]
  const offered = (drafts: Draft[]) => drafts.filter((draft) => requests.offers(draft))
  const first = await sendSideBySide(scene.run, send, [...offered(good), ...spoilt])
  return [...first, ...(await sendSideBySide(scene.run, send, offered(further)))]
}

/** What was to be made for a request; nothing where the target refuses that, so that the other requests are sent all the same. */
async function ifMade<T>(making: Promise<T>): Promise<T | undefined> {
  return making.catch((error: unknown) => {
    if (error instanceof CheckStopped) return undefined
    throw error
  })
}

/** A customer of the run; nobody where the interface neither makes one nor asks for one. */
async function anyCustomer(scene: Scene): Promise<CustomerRef> {
  const needless = !scene.makes && !scene.requests.offers(scene.requests.listLogins())
  return needless ? { ...nobody, as: 'main' } : scene.sharedCustomer()
}
