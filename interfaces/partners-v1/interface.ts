import { enrichmentRequest, trialOf } from '../enrichment-v5/actions/enrichment-body-taken.ts'
import { sendBatch } from '../enrichment-v5/actions/batches.ts'
import { writeToEnrich } from '../enrichment-v5/actions/write-to.ts'
import { firstListedId } from '../../harness/actions/logins/first-listed-id.ts'
import { connectFlow } from '../../harness/actions/hosted/connect-flow.ts'
import { leadConnection } from './actions/lead-connection.ts'
import { PartnerRequests } from './actions/partner-requests.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { goodRequests } from '../ais/good-requests.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** Partners, version 1. Leads make customers; connections come of a hosted page, where somebody can go through it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  requestsOf: ({ dialect: spoken, client }) => new PartnerRequests(spoken, () => client.secondsNow()),
  goodRequests: {
    ...goodRequests,
    'create a lead': (scene) => scene.requests.createCustomer(scene.newIdentifier()),
    'create a lead session': async (scene) => scene.requests.createToken(await scene.sharedCustomer()),
    // The table lists both parameters, so that a connection alone need not do.
    'list transactions': async (scene) =>
      scene.requests.transactionsOfAccount(await scene.sharedLogin(), await firstListedId(scene, 'accounts')),
    'ask for merchants': (scene) => enrichmentRequest(scene, 'merchants'),
  },
  doctor: { list: () => ({ name: 'list categories', path: '/categories' }), examines: [] },
  makesLogins: ({ offered }) => offered.get('hosted-pages') === true,
  newLogin: leadConnection,
  onTour: async (scene) => {
    await scene.sharedLogin()
    return { good: [], refused: [] }
  },
  foundOut: async (scene) => [(await trialOf(scene, 'merchants')).draft],
  writeTo: writeToEnrich,
  batches: { 'to find merchants of': (scene, size) => sendBatch(scene, 'merchants', size) },
  hostedFlow: (scene) => connectFlow(scene, { kind: 'lead', returns: false }),
}
