import type { Write } from '../../../harness/actions/scene/interface-behaviour.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamedTo } from './bodies.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { newSubject, subjectOf } from './subject.ts'

/** A request about the transactions of a connection of its own, in the body that the target takes, and their list. */
export async function writeAboutNew(
  scene: Scene,
  name: EnrichmentBodyName,
  after?: EnrichmentBodyName,
): Promise<Write> {
  const { subject, list } = await newSubject(scene)
  const about = async (body: EnrichmentBodyName) => {
    const good = await enrichmentRequest(scene, body)
    const own = await subjectOf(scene, body === 'delete_transactions' ? 'doomed' : 'lasting')
    return { ...good, body: renamedTo(good.body, own, subject) }
  }
  if (after) {
    const done = await scene.send(await about(after))
    if (!isSuccess(done)) throw setUpFailed(done)
  }
  return { draft: await about(name), lists: async () => [await scene.send(list)] }
}
