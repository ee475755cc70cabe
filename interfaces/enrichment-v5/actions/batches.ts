import type { Scene } from '../../../harness/actions/scene/scene.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../../harness/reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import { untilRefused } from '../../../harness/actions/categories/batches.ts'
import type { ClientPurpose, EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { asBatch, renamed, names } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import { subjectOf } from './subject.ts'

/**
 * A request with so many objects, all good: the body that the target takes, its entry repeated with the ids of other
 * transactions as far as there are any.
 * @throws CheckStopped (untested) when that body has no array
 */
async function batchOf(scene: Scene, name: EnrichmentBodyName, size: number): Promise<Draft> {
  await demandRead(scene, name)
  const draft = await enrichmentRequest(scene, name)
  const batch = asBatch(draft.body, size, await idsOf(scene))
  if (batch === undefined)
    throw untested(because('request-has-no', { what: `array in the body of ${draft.method} ${draft.path}` }))
  return { ...draft, body: batch }
}

/** The answer to a batch, sent once in a run. */
export function sendBatch(scene: Scene, name: EnrichmentBodyName, size: number): Promise<Exchange> {
  return scene.run.once(`batch of ${size} to ${name}`, async () => scene.send(await batchOf(scene, name, size)))
}

/**
 * Batches of objects to enrich, as one client, until one is refused or so many objects are through. Where the body names
 * the customer of the main client, it names one of this client instead.
 */
export async function enrichMany(scene: Scene, as: ClientPurpose, objects: number): Promise<Exchange[]> {
  return untilRefused(objects, async (size) => {
    const batch = await withOwnCustomer(scene, await batchOf(scene, 'enrichment', size), as)
    return scene.send({ ...batch, as })
  })
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
