import { because } from '../../reasons/because.ts'
import { daySeconds } from '../../../core/calendar.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { isUsedUp } from '../../checks/enrichment/daily-limit.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import * as edit from '../../client/edit-draft.ts'
import type { ClientPurpose, EnrichmentBodyName } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'
import { asBatch, names, renamed } from './bodies.ts'
import { demandRead } from './demand-read.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { subjectOf } from './subject.ts'

/**
 * A request with so many objects, all good: the body that the target takes, its entry repeated with the ids of other
 * transactions as far as there are any.
 * @throws CheckStopped (untested) when that body has no array
 */
export async function batchOf(scene: Scene, send: Send, name: EnrichmentBodyName, size: number): Promise<Draft> {
  await demandRead(scene, send, name)
  const draft = await enrichmentRequest(scene, send, name)
  const batch = asBatch(draft.body, size, await idsOf(scene))
  if (batch === undefined) throw untested(because('body-without-array', { route: `${draft.method} ${draft.path}` }))
  return { ...draft, body: batch }
}

/** The answer to a batch, sent once in a run. */
export function sendBatch(scene: Scene, send: Send, name: EnrichmentBodyName, size: number): Promise<Exchange> {
  return scene.run.once(`batch of ${size} to ${name}`, async () => send(await batchOf(scene, send, name, size)))
}

const mostInBatch = 100

/**
 * Batches of objects to enrich, as one client, until one is refused or so many objects are through. Where the body names
 * the customer of the main client, it names one of this client instead.
 */
export async function enrichMany(scene: Scene, send: Send, as: ClientPurpose, objects: number): Promise<Exchange[]> {
  return untilRefused(objects, async (size) => {
    const batch = await withOwnCustomer(scene, await batchOf(scene, send, 'enrichment', size), as)
    return send(edit.asClient(batch, as))
  })
}

/** Sends full batches that hold so many objects together, the last with what is left, until one is refused. */
export async function untilRefused(
  objects: number,
  sendBatch: (size: number) => Promise<Exchange>,
): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (let left = objects; left > 0; left -= mostInBatch) {
    const answer = await sendBatch(Math.min(left, mostInBatch))
    answers.push(answer)
    if (!isSuccess(answer)) break
  }
  return answers
}

/** Days that are tried: earlier runs of the same day may each have used up one. */
const mostDays = 10

/**
 * Sends batches on the next of the coming days that was not used up before: each run goes to the same days, as the clock is
 * put back. The last day's answers where all were.
 */
export async function onNewDay(scene: Scene, sendBatches: () => Promise<Exchange[]>): Promise<Exchange[]> {
  for (let day = 1; ; day += 1) {
    await scene.control.advanceClock(daySeconds)
    const answers = await sendBatches()
    if (day === mostDays || !isUsedUp(answers)) return answers
  }
}

async function withOwnCustomer(scene: Scene, draft: Draft, as: ClientPurpose): Promise<Draft> {
  if (!scene.makes) return draft
  const { customer_id } = await subjectOf(scene, 'lasting')
  if (!names(draft.body, customer_id)) return draft
  const { id } = await scene.sharedCustomer(as)
  return { ...draft, body: renamed(draft.body, customer_id, id) }
}

async function idsOf(scene: Scene): Promise<readonly string[]> {
  return scene.makes ? (await subjectOf(scene, 'lasting')).transaction_ids : []
}
