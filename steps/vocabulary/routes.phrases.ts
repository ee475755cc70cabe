import { check } from '../../harness/checks/answers/check.ts'
import { demandSent } from '../../harness/checks/answers/demands.ts'
import type { Exchange } from '../../core/exchange.ts'
import { everyRoute } from '../../harness/actions/routes/every-route.ts'
import { rightRequest } from '../../harness/actions/routes/right-request.ts'
import { sendSideBySide } from '../../harness/actions/scene/send-side-by-side.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { rightRequestAnswered } from '../../harness/checks/answers/right-request.ts'
import { withheldRequest } from '../../harness/actions/routes/withheld-request.ts'
import { answer, answers, request, withheld, part } from '../world/parts.ts'
import { sendRightly } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

const provider = part<Exchange>('the provider of the profile', 'When')

/** How the target shows the plain provider, where it has a route for that and the profile names one. */
async function showProvider(world: AssayWorld): Promise<void> {
  const code = world.run.profile.providers.find(({ purpose }) => purpose === 'plain')?.code
  const draft = world.requests.get('show a provider', `/providers/${code}`)
  if (code !== undefined && world.requests.offers(draft)) world.keep(provider, await world.send(draft))
}

/** Whether the route of the answer accepted a valid request and answered in its form. */
const routeAccepts = check((world: AssayWorld) => {
  const sent = world.find(answer)
  const request = sent && rightRequest(world.run, sent, world.find(provider))
  demandSent(request)
  return rightRequestAnswered(sent, request)
})

export const phrases: Vocabulary = {
  fixtures: {
    'a request to a route that a client may not call': async (world) => {
      const made = await withheldRequest(world.scene)
      world.keep(request, made.good)
      world.keep(withheld, made.withheld)
    },
  },
  actions: {
    'it is sent, and its provider is shown where it is refused': async (world) => {
      const sent = world.keep(answer, await sendRightly(world))
      if (!isSuccess(sent)) await showProvider(world)
    },
    '<the service client> requests <every route>': async (world) => {
      const { scene } = world
      const logins = { fetched: await scene.newFetchedLogin(), foundOut: await scene.interface.foundOut(scene) }
      world.keep(answers, await sendSideBySide(world.scene, await everyRoute(scene, logins)))
    },
  },
  expectations: {
    'its route accepts it': routeAccepts,
  },
}
