import type { Exchange } from '../client/exchange.ts'
import type { ClientPurpose } from '../profile/profile.ts'
import { Requests } from './requests.ts'
import type { Scene } from './scene.ts'
import type { Draft } from '../client/draft.ts'
import { dataOf } from './scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

/** Goes as far toward a login as a client gets: creates a customer and, where that is accepted, a login of it. */
export async function towardALogin(scene: Scene, send: Send, as: ClientPurpose): Promise<Exchange[]> {
  const created = await send(scene.requests.createCustomer(scene.newIdentifier(), as))
  const data = dataOf(created)
  if (!data) return [created]
  const customer = { id: String(data['id']), secret: String(data['secret']), as }
  return [created, await send(scene.requests.createLogin(customer, scene.provider('plain')))]
}

/** Creates logins, each of a customer of its own, until one is refused or `most` are made. Gives the login answers. */
export async function loginsUntilRefused(
  scene: Scene,
  send: Send,
  as: ClientPurpose,
  most: number,
): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (let count = 0; count < most; count += 1) {
    const customer = await scene.newCustomer(as)
    const answer = await send(scene.requests.createLogin(customer, scene.provider('plain')))
    answers.push(answer)
    if (!dataOf(answer)) break
  }
  return answers
}

/**
 * A login of the pending client, or its refusal. Made at once in every version that is claimed and creates logins, since
 * all share the client's limit, which a later check uses up.
 */
export async function pendingLogin(scene: Scene, send: Send): Promise<Exchange> {
  const { run } = scene
  const create = (name: string, requests: Requests, by: Send) =>
    run.onceForTarget(`login of the pending client in ${name}`, async () =>
      by(requests.createLogin(await scene.newCustomer('pending'), scene.provider('plain'))),
    )
  const own = await create(run.dialect.interface, scene.requests, send)
  for (const { dialect, client } of run.others) {
    if (dialect.narrow) continue
    await create(dialect.interface, new Requests(dialect), (draft) => client.send(draft))
  }
  return own
}
