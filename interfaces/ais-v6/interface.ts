import { observedRenewal } from '../../harness/actions/callbacks/observed-renewal.ts'
import { connectFlow } from '../../harness/actions/hosted/connect-flow.ts'
import { connectionByPage } from '../../harness/actions/hosted/connection-by-page.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { ConnectionRequests } from '../../harness/actions/scene/connection-requests.ts'
import { newLogin } from '../../harness/actions/logins/new-login.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import type { ClientProfile } from '../../harness/profile/profile.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'
import { goodRequests } from './good-requests.ts'

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
  observedFetch: observedRenewal,
}

function customerIn(clients: readonly ClientProfile[]): string | undefined {
  return clients.find(({ purpose }) => purpose === 'main')?.customers?.[0]?.customer_id
}
