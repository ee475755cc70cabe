import { sendBatch } from '../../harness/actions/enrichment/batches.ts'
import { enrichmentRequest, trialOf } from '../../harness/actions/enrichment/enrichment-body-taken.ts'
import { writeAboutNew } from '../../harness/actions/enrichment/refusable-writes.ts'
import { writeToEnrich } from '../../harness/actions/enrichment/write-to.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { enrichmentBodyNames } from '../../harness/profile/profile.ts'
import { goodRequests } from '../ais/good-requests.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** Data enrichment, version 5. What it enriches is fetched through a version of account information beside it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  goodRequests: {
    ...goodRequests,
    'learn a category': (scene) => enrichmentRequest(scene, scene.send, 'learn'),
    'ask for merchants': (scene) => enrichmentRequest(scene, scene.send, 'merchants'),
    'mark duplicates': (scene) => enrichmentRequest(scene, scene.send, 'duplicate'),
    'unmark duplicates': (scene) => enrichmentRequest(scene, scene.send, 'unduplicate'),
    // What was deleted once is not there to be deleted again.
    'delete transactions': async (scene) => (await writeAboutNew(scene, 'delete_transactions')).draft,
    'enrich transactions': (scene) => enrichmentRequest(scene, scene.send, 'enrichment'),
  },
  doctor: { list: () => ({ name: 'list categories', path: '/categories' }), examines: [] },
  plainWrite: (scene) => enrichmentRequest(scene, scene.send, 'merchants'),
  onTour: async (scene) => {
    await scene.sharedLogin()
    return { good: [], refused: [] }
  },
  foundOut: async (scene) => {
    const drafts: Draft[] = []
    for (const name of enrichmentBodyNames) drafts.push((await trialOf(scene, scene.send, name)).draft)
    return drafts
  },
  writeTo: writeToEnrich,
  learnBatch: (scene, send, _login, size) => sendBatch(scene, send, 'learn', size),
}
