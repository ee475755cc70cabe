import { observedRenewal } from '../../harness/actions/callbacks/observed-renewal.ts'
import { connectFlow } from '../../harness/actions/hosted/connect-flow.ts'
import { bodyTaken } from '../../harness/actions/logins/v6-body-taken.ts'
import { ConnectionRequests } from '../../harness/actions/scene/connection-requests.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'
import { goodRequests } from './good-requests.ts'

/**
 * Account information, version 6. It makes no customer and no connection but through a hosted page: both are made through
 * another version beside it, or given by the profile.
 */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  requestsOf: ({ loginSecrets, profile, ...run }) => new ConnectionRequests(run.dialect, loginSecrets, profile),
  goodRequests,
  firstFor: async (scene, customer) => {
    await bodyTaken(scene, scene.send, 'connect')
    return scene.requests.createToken(customer)
  },
  doctor: {
    list: ({ data: { v6_connection: connection, large_login: login } }) => ({
      name: 'list connections',
      path: '/connections',
      query: [['customer_id', connection?.customer_id ?? login?.customer_id ?? '0']],
    }),
    examines: [],
  },
  onTour: async (scene) => {
    // Lists are all that is accepted: somebody's, so that they have rows.
    await scene.sharedLogin()
    return { good: [], refused: [] }
  },
  hostedFlow: (scene) =>
    connectFlow(scene, { kind: 'connect', returns: false, before: () => bodyTaken(scene, scene.send, 'connect') }),
  observedFetch: observedRenewal,
}
