import { acceptedData, errorClassOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Profile } from '../../profile/profile.ts'
import { sleep } from '../../tape/tape.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type Limits = Profile['capabilities']

/**
 * Creates logins that wait for interactive input until one is refused or one more is processed than the limit allows, and
 * then has them all go on. Gives the answers to the creations.
 * @throws CheckStopped where none was refused and one does not wait
 */
export async function loginsAtOnce(
  scene: Scene,
  send: Send,
  { client, logins }: NonNullable<Limits['logins_at_once']>,
): Promise<Exchange[]> {
  const provider = scene.provider('interactive')
  const answers: Exchange[] = []
  const made: LoginRef[] = []
  const customers = await customersOf(scene, client, logins + 1)
  for (const customer of customers) {
    if (made.length < answers.length) break
    const answer = await sendInTime(send, scene.requests.createLogin(customer, provider))
    answers.push(answer)
    if (acceptedData(answer)) made.push(scene.loginOf(answer, customer, provider))
  }
  const waiting = await Promise.allSettled(made.map((login) => scene.waitingForInput(login)))
  await Promise.all(made.map((login) => scene.send(scene.requests.interactive(login))))
  await Promise.allSettled(made.map((login) => scene.finished(login)))
  const elsewhere = waiting.find((one) => one.status === 'rejected')
  if (elsewhere && made.length === answers.length) throw elsewhere.reason
  return answers
}

/** So many customers of a client, made at once. */
function customersOf(scene: Scene, client: CustomerRef['as'], count: number): Promise<CustomerRef[]> {
  return Promise.all(Array.from({ length: count }, () => scene.newCustomer(client)))
}

/** Sends again what came too soon after others: that says nothing of what is processed at once. */
async function sendInTime(send: Send, draft: Draft): Promise<Exchange> {
  const answer = await send({ ...draft, rateLimited: 'wanted' })
  return errorClassOf(answer) === 'TooManyRequests' ? send({ ...draft, rateLimited: 'wanted' }) : answer
}

/**
 * Sends one connect more than twice as many as the limit allows, all at once, each for a customer of its own: however the
 * target counts its time, one is too many. Then waits until none of them counts any more.
 */
export async function connectsAtOnce(
  scene: Scene,
  send: Send,
  { client, requests, seconds }: NonNullable<Limits['connects_from_one_address']>,
): Promise<Exchange[]> {
  const customers = await customersOf(scene, client, 2 * requests + 1)
  const drafts = await Promise.all(customers.map((customer) => scene.interface.firstFor(scene, customer)))
  const answers = await Promise.all(drafts.map((draft) => send({ ...draft, rateLimited: 'wanted', burst: true })))
  if (answers.some((answer) => !acceptedData(answer))) await sleep(seconds * 1000)
  return answers
}
