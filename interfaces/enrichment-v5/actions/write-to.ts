import { notShown } from '../../../harness/actions/categories/write-learn-item.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import { enrichmentBodyNames } from '../../../harness/profile/profile.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { enrichmentRoutes, names, renamedTo } from './bodies.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { newSubject, subjectOf } from './subject.ts'

/** So many transactions are deleted, one by one, where the limit of their deletion is checked. */
const deletions = 40
/** Each has about ten transactions, and is a fetch. */
const mostConnections = 5

/**
 * A request that a right server accepts, to a route of data enrichment; several where each can be sent only once.
 * @throws CheckStopped (untested) for a route that the documents do not show, or whose body is not known
 */
export async function writeToEnrich(scene: Scene, route: string): Promise<Draft | Draft[]> {
  const name = enrichmentBodyNames.find((one) => enrichmentRoutes[one].join(' ') === route)
  if (!name) throw notShown(scene, route)
  const draft = await enrichmentRequest(scene, name)
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
