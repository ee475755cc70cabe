import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { TriedByOther } from '../checks/left-to-its-client.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { asBatch, renamed, renamedTo } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import { subjectOf, transactionsAtFirst, transactionsOfSubject } from './subject.ts'

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
  const answers = [control]
  if (isSuccess(control)) for (const body of bodies) answers.push(await scene.send({ ...good, body }))
  return answers
}
