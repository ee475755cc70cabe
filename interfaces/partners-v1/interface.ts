import { enrichmentRequest, trialOf } from '../enrichment-v5/actions/enrichment-body-taken.ts'
import { sendBatch } from '../enrichment-v5/actions/batches.ts'
import { writeToEnrich } from '../enrichment-v5/actions/write-to.ts'
import { firstListedId } from '../../harness/actions/logins/first-listed-id.ts'
import { connectFlow } from '../../harness/actions/hosted/connect-flow.ts'
import { leadConnection } from './actions/lead-scenes.ts'
import { PartnerRequests } from './actions/partner-requests.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { goodRequests } from '../ais/good-requests.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'

/**
 * Partners, version 1. Customers come from leads, connections from a page that the target hosts, and the rest is read
 * under the names of version 5. Neither form of an error is given for it, so that both are met.
 * Source: Partners (/api/partners/v1) and Limits of the second document.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'partners-v1',
  basePath: '/api/partners/v1',
  schemas: ['partners-v1', 'ais'],
  // Connections have the shape of version 4 or of version 6.
  mayLack: ['categorization', 'automatic_refresh', 'daily_refresh', 'provider_id', 'show_consent_confirmation'],
  paths: {
    logins: '/api/partners/v1/connections',
    tokens: '/api/partners/v1/lead_sessions/create',
    oauthProviders: '/api/partners/v1/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections', tokens: 'lead_sessions' },
  loginIdNames: ['connection_id'],
  comparedWith: [],
  routes: readRoutes('partners-v1'),
  capabilities: { 'plain-provider': 'lead-connection', 'large-login': 'large-lead' },
  ready: {
    plain: { data: 'lead', capability: 'lead-connection' },
    large: { data: 'large_lead', capability: 'large-lead' },
  },
}

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
