import { untested } from '../../../core/check-stopped.ts'
import { acceptedData, errorClassOf, outcomeOf } from '../../checks/answers/answer.ts'
import * as edit from '../../client/edit-draft.ts'
import { because } from '../../reasons/because.ts'
import { keysOf, registeredAppId } from '../scene/keys.ts'
import { goodRequest } from './good-request.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'
import type { Send } from '../../client/draft.ts'

/**
 * Goes as far as a client gets: creates a customer and, where that is accepted, what comes first for it, such as a login
 * or a payment.
 */
export async function towardALogin(scene: Scene, send: Send, as: ClientPurpose): Promise<Exchange[]> {
  const creation = scene.requests.createCustomer(scene.newIdentifier(), as)
  if (!scene.requests.offers(creation)) return [await forCustomerOfMain(scene, send, as)]
  const created = await send(creation)
  const data = acceptedData(created)
  if (!data) return [created]
  const customer = { id: String(data['id']), secret: String(data['secret']), as }
  return [created, await send(await scene.interface.firstFor(scene, customer))]
}

/**
 * What comes first for a customer where none can be created: for one of the main client. That client takes the status of
 * the other for a moment where the target lets it; else the other one sends the request, and may be refused for the customer.
 * @throws CheckStopped (untested) where it is
 */
async function forCustomerOfMain(scene: Scene, send: Send, as: ClientPurpose): Promise<Exchange> {
  const { run, control } = scene
  const draft = await goodRequest(scene, 'create a token')()
  if (run.offered.get('control-client-status') === true) {
    const appId = registeredAppId(run.profile, 'main')
    await control.setClientStatus(appId, keysOf(run.profile, as).status)
    try {
      return await send(draft)
    } finally {
      await control.setClientStatus(appId, keysOf(run.profile, 'main').status)
    }
  }
  const answer = await send(edit.asClient(draft, as))
  if (!ofAnotherClient.includes(errorClassOf(answer) ?? '')) return answer
  throw untested(because('client-without-customer', { outcome: outcomeOf(answer) }))
}

const ofAnotherClient = ['CustomerNotFound', 'WrongClientToken']

/** Answers to creations of logins, with how many logins the client had from this run before, in whatever version. */
export interface LimitTried {
  before: number
  answers: Exchange[]
}

/** Creates logins of the pending client, each of a customer of its own, until one is refused or it has over `limit`. */
export async function loginsUntilRefused(scene: Scene, send: Send, limit: number): Promise<LimitTried> {
  // Those that the checks of other versions need, which may come later.
  await pendingLogin(scene, send)
  const made = await pendingLoginsMade(scene)
  const before = made.length
  const answers: Exchange[] = []
  do {
    const customer = await scene.newCustomer('pending')
    const answer = await send(scene.requests.createLogin(customer, scene.provider('plain')))
    answers.push(answer)
    if (!acceptedData(answer)) break
    made.push(answer)
  } while (made.length <= limit)
  return { before, answers }
}

/** The logins that this run made for the pending client: all versions share its limit. */
function pendingLoginsMade({ run }: Scene): Promise<Exchange[]> {
  return run.onceForTarget('logins of the pending client', async () => [])
}

/**
 * A login of the pending client, or its refusal. Made at once in every version that is claimed and creates logins, since
 * all share the client's limit, which a later check uses up.
 */
export async function pendingLogin(scene: Scene, send: Send): Promise<Exchange> {
  const { run } = scene
  const create = (name: string, requests: Requests, by: Send) =>
    run.onceForTarget(`login of the pending client in ${name}`, async () => {
      const answer = await by(requests.createLogin(await scene.newCustomer('pending'), scene.provider('plain')))
      if (acceptedData(answer)) (await pendingLoginsMade(scene)).push(answer)
      return answer
    })
  const own = await create(run.dialect.interface, scene.requests, send)
  for (const { dialect, client } of run.others) {
    const requests = new Requests(dialect)
    const creates = requests.offers(requests.write('create a login', 'POST', dialect.paths.logins, {}))
    if (creates) await create(dialect.interface, requests, (draft) => client.send(draft))
  }
  return own
}
