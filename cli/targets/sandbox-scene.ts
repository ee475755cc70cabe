import { type InterfaceName, goesByCertificates } from '../../core/interfaces.ts'
import { Scene } from '../../harness/actions/scene/scene.ts'
import { sendingOf } from '../../harness/actions/scene/sending-of.ts'
import { createClient } from '../../harness/client/client.ts'
import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { type RunShared, runOfInterface } from '../../harness/run/run-of-interface.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'
import { makeOpenFinance } from './sandbox-material.ts'
import { openSandbox } from './open-target.ts'
import type { Behaviour } from './variants-together.ts'

/**
 * Starts a sandbox for valid requests to an interface outside of a run. `moment` is its time in milliseconds; now when absent, and for
 * certificates, which are valid at no other time.
 */
export async function sandboxScene(
  name: InterfaceName,
  { seed, moment, behaviour }: { seed: number; moment?: number; behaviour?: Behaviour | undefined },
) {
  const openFinance = goesByCertificates(name) ? await makeOpenFinance() : undefined
  const madeAt = openFinance || moment === undefined ? Date.now() : moment
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
  const end = () => Promise.all([client.close(), browsers.close(), close()])
  try {
    const scene = sceneOf(name, { profile, client, browsers, seed })
    return { scene, client, profile, madeAt, close: end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The scene for requests to one interface, outside of a run. */
function sceneOf(name: InterfaceName, given: Pick<RunShared, 'profile' | 'client' | 'browsers' | 'seed'>): Scene {
  const description = describeInterface(name)
  if (!description) throw new Error(`DIALECT_UNKNOWN: Assay does not support ${name}`)
  const shared = { ...given, describe: describeInterface, cases: 1, label: 'example', record: () => undefined }
  const run = runOfInterface(name, shared)
  return new Scene(run, description, sendingOf(run, description))
}

/** Ready connections need no browser for hosted pages. */
function withReadyConnections({ data, capabilities }: PlainProfile): void {
  data['lead'] = data['large_lead']
  delete capabilities['browser']
  delete capabilities['hosted_flow']
}
