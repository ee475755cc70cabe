import { learnBatch } from '../harness/arrange/enrichment/learning-batch.ts'
import { connectFlow } from '../harness/arrange/hosted/connect-flow.ts'
import { failingLogin } from '../harness/arrange/logins/failing-login.ts'
import { newFetchedLogin, newLogin } from '../harness/arrange/logins/new-login.ts'
import { kindsOfResources } from '../harness/arrange/routes/kinds-of-resources.ts'
import { largeList } from '../harness/arrange/routes/large-list.ts'
import { plainRead, plainWrite } from '../harness/arrange/routes/plain-requests.ts'
import { writeLesson } from '../harness/arrange/enrichment/write-to.ts'
import { canMake } from '../harness/arrange/scene/maker.ts'
import { Requests } from '../harness/arrange/scene/requests.ts'
import type { InterfaceDescription } from '../harness/arrange/scene/scene.ts'
import { askPlainly } from '../harness/arrange/start/preflight.ts'
import { goodRequests } from './ais/good-requests.ts'

/**
 * What an interface does that is as account information is: customers with logins, lists of what was fetched for them.
 * A description spreads it and says what it has otherwise.
 */
export const usualBehaviour: Omit<InterfaceDescription, 'dialect'> = {
  requestsOf: ({ dialect, loginSecrets }) => new Requests(dialect, loginSecrets),
  goodRequests,
  gates: [],
  doctor: {
    list: () => ({ name: 'list countries', path: '/countries' }),
    examines: ['providers', 'large-login'],
  },
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
  writeTo: writeLesson,
  learnBatch,
  hostedFlow: (scene) => connectFlow(scene, { kind: 'connect', returns: true }),
}
