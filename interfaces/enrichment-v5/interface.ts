import { enrichmentRequest, trialOf } from './actions/enrichment-body-taken.ts'
import { enrichMany } from './actions/batches.ts'
import { sendBatch } from './actions/batches.ts'
import type { Write } from '../../harness/actions/scene/interface-behaviour.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { renamedTo } from './actions/bodies.ts'
import { newSubject, subjectOf } from './actions/subject.ts'
import { writeToEnrich } from './actions/write-to.ts'
import { newLogin } from '../../harness/actions/logins/new-login.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import type { InterfaceDescription, Scene } from '../../harness/actions/scene/scene.ts'
import { enrichmentBodyNames, type EnrichmentBodyName } from '../../harness/profile/profile.ts'
import { goodRequests } from '../ais/good-requests.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { leadConnection } from '../partners-v1/actions/lead-scenes.ts'
import { PartnerRequests } from '../partners-v1/actions/partner-requests.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'

/**
 * Data enrichment, version 5. It enriches transactions that account information fetched, beside whose routes its own lie,
 * or that of partners. Source: Data enrichment (/api/v5) and Data enrichment error body of the second document.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'enrichment-v5',
  schemas: ['enrichment-v5', 'ais-v5', 'ais'],
  errorForms: ['nested'],
  // What is no route of data enrichment may as well be refused by the account routes, whose form is not given.
  errorFormsElsewhere: ['flat', 'nested'],
  comparedWith: [],
  routes: readRoutes('enrichment-v5'),
  madeThrough: ['ais-v5', 'ais-v4', 'partners-v1'],
}

/** Data enrichment, version 5. What it enriches is fetched through a version of account information beside it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  requestsBeside: ({ dialect: beside, client }, { loginSecrets }) =>
    beside.interface === 'partners-v1'
      ? new PartnerRequests(beside, () => client.secondsNow())
      : new Requests(beside, loginSecrets),
  newLogin: (scene, options) =>
    scene.run.baseVersion?.dialect.interface === 'partners-v1'
      ? leadConnection(scene, options)
      : newLogin(scene, options),
  goodRequests: {
    ...goodRequests,
    'learn a category': (scene) => enrichmentRequest(scene, 'learn'),
    'ask for merchants': (scene) => enrichmentRequest(scene, 'merchants'),
    'mark duplicates': (scene) => enrichmentRequest(scene, 'duplicate'),
    'unmark duplicates': (scene) => enrichmentRequest(scene, 'unduplicate'),
    // What was deleted once is not there to be deleted again.
    'delete transactions': async (scene) => (await writeAboutNew(scene, 'delete_transactions')).draft,
    'enrich transactions': (scene) => enrichmentRequest(scene, 'enrichment'),
  },
  doctor: { list: () => ({ name: 'list categories', path: '/categories' }), examines: [] },
  plainWrite: (scene) => enrichmentRequest(scene, 'merchants'),
  onTour: async (scene) => {
    await scene.sharedLogin()
    return { good: [], refused: [] }
  },
  foundOut: (scene) => Array.fromAsync(enrichmentBodyNames, async (name) => (await trialOf(scene, name)).draft),
  writeTo: writeToEnrich,
  batches: {
    'to learn from': (scene, size) => sendBatch(scene, 'learn', size),
    'to mark': (scene, size) => sendBatch(scene, 'duplicate', size),
    'to unmark': (scene, size) => sendBatch(scene, 'unduplicate', size),
    'to enrich': (scene, size) => sendBatch(scene, 'enrichment', size),
    'to find merchants of': (scene, size) => sendBatch(scene, 'merchants', size),
  },
  manyObjects: { 'to enrich': enrichMany },
  writes: {
    ...usualBehaviour.writes,
    'mark duplicates': async (scene) => ({ ...(await writeAboutNew(scene, 'duplicate')), shownBy: 'flagged' }),
    'unmark duplicates': async (scene) => ({
      ...(await writeAboutNew(scene, 'unduplicate', 'duplicate')),
      shownBy: 'unflagged',
    }),
    'delete transactions': async (scene) => ({
      ...(await writeAboutNew(scene, 'delete_transactions')),
      shownBy: 'rows gone',
    }),
  },
}

/** A request about the transactions of a connection of its own, in the body that the target takes, and their list. */
async function writeAboutNew(scene: Scene, name: EnrichmentBodyName, after?: EnrichmentBodyName): Promise<Write> {
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
