import type { Exchange } from '../client/exchange.ts'
import type { ClientPurpose } from '../profile/profile.ts'
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
