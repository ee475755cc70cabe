import type { InterfaceName } from '../../core/interface-name.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Example, RouteExamples } from './document/examples.ts'
import { sandboxScene } from '../../cli/targets/sandbox-scene.ts'
import type { Behaviour } from '../../cli/targets/variants-together.ts'
import { exampleOf } from './example-of.ts'

/** The moment that the examples show, so that they are the same on every day. */
const moment = Date.parse('2026-01-15T12:00:00Z')

/** Starts a sandbox, asks each route of an interface rightly and once without keys, and gives what came of it. */
export async function askSandbox(
  name: InterfaceName,
  seed: number,
  behaviour?: Behaviour,
): Promise<Map<string, RouteExamples>> {
  const { scene, profile, client, madeAt, close } = await sandboxScene(name, { seed, moment, behaviour })
  try {
    const { dialect } = scene.run
    const surroundings = { dialect, baseUrl: profile.target.base_url, madeAt, shownAt: moment }
    const examples = new Map<string, RouteExamples>()
    for (const route of dialect.routes) {
      const exchanges = await askRoute(scene, route.request)
      const made = Object.entries(exchanges).map(([kind, exchange]): [string, Example] => [
        kind,
        exampleOf(client.masker.maskExchange(exchange), route, surroundings),
      ])
      examples.set(route.route, Object.fromEntries(made))
    }
    return examples
  } finally {
    await close()
  }
}

/** The exchanges of one route; none where its request cannot be arranged. */
async function askRoute(scene: Scene, request: string): Promise<{ right?: Exchange; refused?: Exchange }> {
  try {
    const draft = await goodRequest(scene, request)()
    const right = await scene.send(draft)
    const refused = await scene.send({ ...draft, omitHeaders: ['App-id', 'x-jws-signature'] })
    return { ...(isSuccess(right) && { right }), ...(!isSuccess(refused) && { refused }) }
  } catch (error) {
    if (error instanceof CheckStopped) return {}
    throw error
  }
}
