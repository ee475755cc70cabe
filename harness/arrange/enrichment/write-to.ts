import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { enrichmentBodyNames } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'
import { enrichmentRoutes, names, renamedTo } from './bodies.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { lessonAtHand } from './lessons.ts'
import { newSubject, subjectOf } from './subject.ts'

/** So many transactions are deleted, one by one, where the limit of their deletion is checked. */
const deletions = 40
const mostConnections = 5

/**
 * A request that a right server accepts, to a route of data enrichment; several where each can be sent only once.
 * @throws CheckStopped (untested) for a route that the documents do not show, or whose body is not known
 */
export async function writeToEnrich(scene: Scene, send: Send, route: string): Promise<Draft | Draft[]> {
  const name = enrichmentBodyNames.find((one) => enrichmentRoutes[one].join(' ') === route)
  if (!name) throw notShown(scene, route)
  const draft = await enrichmentRequest(scene, send, name)
  return name === 'delete_transactions' ? deletionsLike(scene, draft) : draft
}

/** Deletions of other transactions; the request itself where it names none, so that it may be repeated. */
async function deletionsLike(scene: Scene, draft: Draft): Promise<Draft | Draft[]> {
  const done = await subjectOf(scene, 'doomed')
  if (!names(draft.body, done.transaction_id)) return draft
  const drafts: Draft[] = []
  for (let made = 0; made < mostConnections && drafts.length < deletions; made += 1) {
    const { subject } = await newSubject(scene)
    const { customer_id, account_id } = subject
    for (const transaction_id of subject.transaction_ids)
      drafts.push({ ...draft, body: renamedTo(draft.body, done, { customer_id, account_id, transaction_id }) })
  }
  return drafts
}

/** A lesson: of account information the one request that takes a body and has a limit. @throws CheckStopped as above */
export async function writeLesson(scene: Scene, send: Send, route: string): Promise<Draft> {
  if (route !== enrichmentRoutes.learn.join(' ')) throw notShown(scene, route)
  return scene.requests.learn([{ ...(await lessonAtHand(scene, send)) }])
}

function notShown({ run }: Scene, route: string) {
  return untested(because('route-not-documented', { version: run.dialect.interface, route }))
}
