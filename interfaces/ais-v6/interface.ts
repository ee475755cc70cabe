import { observedRenewal } from '../../harness/actions/callbacks/observe-changes.ts'
import { connectFlow } from '../../harness/actions/hosted/connect-flow.ts'
import { connectionByPage } from '../../harness/actions/hosted/connection-by-page.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { ConnectionRequests, type Renewal } from '../../harness/actions/scene/connection-requests.ts'
import { newLogin } from '../../harness/actions/logins/new-login.ts'
import type { InterfaceDescription, Scene } from '../../harness/actions/scene/scene.ts'
import type { ClientProfile, V6BodyName } from '../../harness/profile/profile.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { goodRenewal } from '../../harness/actions/logins/renewals.ts'
import type { GoodRequest } from '../../harness/actions/scene/interface-behaviour.ts'
import { goodRequests as usual } from '../ais/good-requests.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version5 } from '../ais-v5/dialect.ts'
import { failingConnection } from './failing-connection.ts'

/**
 * Account information, version 6: accounts and connections are read, and connections are made and renewed through a
 * page that the target hosts. Source: Account information / Endpoints / Version 6; Versioning 5.
 */
export const dialect: Dialect = {
  ...version5,
  interface: 'ais-v6',
  version: 'v6',
  basePath: '/api/v6',
  schemas: ['ais-v6', 'ais'],
  paths: {
    logins: '/api/v6/connections',
    tokens: '/api/v6/connections/connect',
    oauthProviders: '/api/v6/oauth_providers',
  },
  segments: { logins: 'connections', login: 'connections' },
  loginIdNames: ['connection_id'],
  needs: ['v6-connection'],
  errorForms: ['flat'],
  categories: 'categories-v4',
  comparedWith: ['ais-v4', 'ais-v5', 'ais-v3'],
  routes: readRoutes('ais-v6'),
  capabilities: { 'plain-provider': 'v6-connection', 'large-login': 'v6-large-connection' },
  madeThrough: ['ais-v4', 'ais-v5'],
  ready: {
    plain: { data: 'v6_connection', capability: 'v6-connection' },
    large: { data: 'v6_large_connection', capability: 'v6-large-connection' },
  },
}

/** Requests of version 6 that a right server accepts, by the name that features use. */
const goodRequests: Readonly<Record<string, GoodRequest<Scene>>> = {
  ...usual,
  connect: withBodyTaken('connect', async (scene) => scene.requests.createToken(await scene.sharedCustomer())),
  'reconnect a login': renewing('reconnect'),
  'refresh a login': renewing('refresh'),
  'refresh a login in the background': renewing('background_refresh'),
}

/**
 * Account information, version 6. It makes no customer, and connections through a hosted page alone. Both are made through
 * another version beside it; else the profile gives customers, or a connection.
 */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  requestsOf: ({ loginSecrets, profile, ...run }) => new ConnectionRequests(run.dialect, loginSecrets, profile),
  goodRequests,
  newLogin: async (scene, options) => {
    if (scene.run.baseVersion) return newLogin(scene, options)
    await trialOf(scene, 'connect')
    const purpose = options.provider ?? 'plain'
    const customer = options.customer ?? (await scene.newCustomer(options.as))
    const fields = { purpose, ...options.fields }
    const { isLeftWaiting } = options
    return connectionByPage(scene, 'connect', { customer, provider: scene.provider(purpose), fields, isLeftWaiting })
  },
  firstFor: async (scene, customer) => {
    await trialOf(scene, 'connect')
    return scene.requests.createToken(customer)
  },
  doctor: {
    list: ({ clients, data: { v6_connection: connection, large_login: login } }) => ({
      name: 'list connections',
      path: '/connections',
      query: [['customer_id', connection?.customer_id ?? login?.customer_id ?? customerIn(clients) ?? '0']],
    }),
    examines: [],
  },
  onTour: async (scene) => {
    // Lists are all that is accepted: somebody's, so that they have rows.
    await scene.sharedLogin()
    return { good: [], refused: [] }
  },
  hostedFlow: (scene) =>
    connectFlow(scene, { kind: 'connect', returns: false, before: () => trialOf(scene, 'connect') }),
  failingLogin: failingConnection,
  observedFetch: observedRenewal,
}

function customerIn(clients: readonly ClientProfile[]): string | undefined {
  return clients.find(({ purpose }) => purpose === 'main')?.customers?.[0]?.customer_id
}

/** The request once the target is seen to take its body, which the documents do not show. */
function withBodyTaken(route: V6BodyName, make: GoodRequest<Scene>): GoodRequest<Scene> {
  return async (scene) => {
    const draft = await make(scene)
    await trialOf(scene, route)
    return draft
  }
}

function renewing(route: Renewal): GoodRequest<Scene> {
  return withBodyTaken(route, (scene) => goodRenewal(scene, route))
}
