import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import type { TriedByOther } from '../checks/left-to-its-client.ts'
import { renamed, asBatch, renamedTo, names } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import { newSubject, subjectOf, transactionsAtFirst, transactionsOfSubject } from './subject.ts'
import type { Draft } from '../../../harness/client/draft.ts'

/** Each has about ten transactions, and is a fetch. */
const mostConnections = 5

/**
 * Sends a request about transactions of the main client as the second client, in the body that the target takes from the
 * main one. Gives the list of those transactions before and after.
 * @throws CheckStopped as `demandRead` does
 */
export async function sendAsOther(scene: Scene, name: EnrichmentBodyName): Promise<TriedByOther> {
  await demandRead(scene, name)
  const good = await enrichmentRequest(scene, name)
  const [own, spare] = [
    await subjectOf(scene, name === 'delete_transactions' ? 'doomed' : 'lasting'),
    await subjectOf(scene, 'spare'),
  ]
  const before = await transactionsAtFirst(scene, 'spare')
  const answer = await scene.send({ ...good, body: renamedTo(good.body, own, spare), as: 'second' })
  return { before, answer, after: await transactionsOfSubject(scene, 'spare') }
}

/**
 * Sends a request with a transaction that does not exist: in the place of the one that the body names, and beside it where
 * the body has room for two. Gives the accepted request too.
 * @throws CheckStopped as `demandRead` does
 */
export async function sendWithUnknown(scene: Scene, name: EnrichmentBodyName): Promise<Exchange[]> {
  await demandRead(scene, name)
  const good = await enrichmentRequest(scene, name)
  const { transaction_id: id } = await subjectOf(scene, 'lasting')
  const unknown = unknownIdLike(id)
  const beside = asBatch(good.body, 2, [id, unknown])
  const bodies = [renamed(good.body, id, unknown), ...(beside === undefined ? [] : [beside])]
  const control = await scene.send(good)
  if (!isSuccess(control)) return [control]
  return [control, ...(await Array.fromAsync(bodies, (body) => scene.send({ ...good, body })))]
}

/** So many transactions are deleted, one by one, where the limit of their deletion is checked. */
const deletions = 40

/** Deletions of other transactions; the request itself where it names none, so that it may be repeated. */
export async function deletionsLike(scene: Scene, draft: Draft): Promise<Draft | Draft[]> {
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
