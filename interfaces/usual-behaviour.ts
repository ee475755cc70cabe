import { learnBatch } from '../harness/actions/categories/learning-batch.ts'
import { connectFlow } from '../harness/actions/hosted/connect-flow.ts'
import { failingLogin } from '../harness/actions/logins/failing-login.ts'
import { newFetchedLogin, newLogin } from '../harness/actions/logins/new-login.ts'
import { kindsOfResources } from '../harness/actions/routes/kinds-of-resources.ts'
import { largeList } from '../harness/actions/routes/large-list.ts'
import { plainRead, plainWrite } from '../harness/actions/routes/plain-requests.ts'
import { writeLearnItem } from '../harness/actions/categories/write-learn-item.ts'
import { canMake } from '../harness/actions/scene/maker.ts'
import { Requests } from '../harness/actions/scene/requests.ts'
import type { InterfaceDescription } from '../harness/actions/scene/scene.ts'
import { writes } from '../harness/actions/probes/writes.ts'
import { askPlainly } from '../harness/actions/start/preflight.ts'
import { goodRequests } from './ais/good-requests.ts'

/**
 * What an interface does that is as account information is: customers with logins, lists of what was fetched for them.
 * A description spreads it and says what it has otherwise.
 */
export const usualBehaviour: Omit<InterfaceDescription, 'dialect'> = {
  requestsOf: ({ dialect, loginSecrets }) => new Requests(dialect, loginSecrets),
  goodRequests,
  gates: [],
  doctor: { list: () => ({ name: 'list countries', path: '/countries' }), examines: ['providers', 'logins'] },
  preflight: (scene) => askPlainly(scene),
  plainRead,
  plainWrite,
  firstFor: async (scene, customer) => scene.requests.createLogin(customer, scene.provider('plain')),
  makesLogins: canMake,
  newLogin,
  newFetchedLogin,
  failingLogin,
  largeList,
  kindsOfResources,
  foundOut: async () => [],
  onTour: async () => ({ good: [], refused: [] }),
  toVary: async () => [],
  writeTo: writeLearnItem,
  batches: {
    'to learn from': learnBatch,
    'to learn from one transaction': (scene, size) => learnBatch(scene, size, 1),
  },
  writes,
  hostedFlow: (scene) => connectFlow(scene, { kind: 'connect', returns: true }),
}
