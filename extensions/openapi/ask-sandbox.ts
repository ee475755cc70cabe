import type { InterfaceName } from '../../core/interface-name.ts'
import { goesByCertificates } from '../../core/interfaces.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { isJwsDraft } from '../../harness/fixtures/open-finance/jws-draft.ts'
import { OpenFinance } from '../../harness/fixtures/open-finance/open-finance.ts'
import { goodRequest } from '../../harness/fixtures/routes/good-request.ts'
import { Scene } from '../../harness/fixtures/scene/scene.ts'
import { createClient } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { type RunShared, runOfInterface } from '../../harness/run/run-of-interface.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { Example, RouteExamples } from './document/examples.ts'
import type { PlainProfile } from '../../sandbox/variants/variant.ts'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { openSandbox } from '../../cli/targets/open-target.ts'
import type { Behaviour } from '../../cli/targets/variants-together.ts'
import { exampleOf } from './example-of.ts'

/** The moment that the examples show, so that they are the same on every day. */
const moment = Date.parse('2026-01-15T12:00:00Z')

/**
 * Starts a sandbox, asks each route of an interface rightly and once without keys, and gives what came of it. `behaviour`
 * are legal choices that the sandbox takes.
 */
export async function askSandbox(
  name: InterfaceName,
  seed: number,
  behaviour?: Behaviour,
): Promise<Map<string, RouteExamples>> {
  const openFinance = goesByCertificates(name) ? await makeOpenFinance() : undefined
  // Certificates are made now, and are not valid at any other time.
  const madeAt = openFinance ? Date.now() : moment
  const clockAheadSeconds = (madeAt - Date.now()) / 1000
  const { profile, close } = await openSandbox(
    { seed, clockAheadSeconds, rateLimits: false, ...(openFinance && { openFinance }), ...behaviour?.options },
    (plain) => {
      behaviour?.profile?.(plain)
      withReadyConnections(plain)
    },
  )
  const client = createClient({ profile })
  const browsers = createBrowsers()
  try {
    const scene = sceneOf(name, { profile, client, browsers, seed })
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
    await Promise.all([client.close(), browsers.close(), close()])
  }
}

/** What arranges the requests of one interface, outside any run of checks. */
function sceneOf(name: InterfaceName, given: Pick<RunShared, 'profile' | 'client' | 'browsers' | 'seed'>): Scene {
  const description = describeInterface(name)
  if (!description) throw new Error(`DIALECT_UNKNOWN: Assay does not support ${name}`)
  const shared = { ...given, describe: describeInterface, cases: 1, label: 'example', record: () => undefined }
  const run = runOfInterface(name, shared)
  return new Scene(run, description, (draft) => run.client.send(draft))
}

/** Connections stand ready, so that no page need be gone through by a browser. */
function withReadyConnections({ data, capabilities }: PlainProfile): void {
  data['lead'] = data['large_lead']
  delete capabilities['browser']
  delete capabilities['hosted_flow']
}

/** The exchanges of one route; none where its request cannot be arranged. */
async function askRoute(scene: Scene, request: string): Promise<{ right?: Exchange; refused?: Exchange }> {
  try {
    const draft = await goodRequest(scene, request)()
    const right = await sent(scene, draft)
    const refused = await sent(scene, { ...draft, omitHeaders: ['App-id', 'x-jws-signature'] })
    return { ...(isSuccess(right) && { right }), ...(!isSuccess(refused) && { refused }) }
  } catch (error) {
    if (error instanceof CheckStopped) return {}
    throw error
  }
}

async function sent(scene: Scene, draft: Draft): Promise<Exchange> {
  if (!isJwsDraft(draft)) return scene.send(draft)
  const openFinance = new OpenFinance(scene.run, (prepared) => scene.run.client.sendPrepared(prepared))
  return (await openFinance.send(draft)).exchange
}
