import { because } from '../../reasons/because.ts'
import type { LoginCallback, ObservedLogin, Silence } from '../../callbacks/observed-login.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import { registeredAppId } from '../scene/keys.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { tapedListener } from '../../callbacks/taped-listener.ts'
import {
  listenForCallbacks,
  type Listener,
  type ListenOptions,
  type ReceivedCallback,
} from '../../callbacks/listener.ts'

const kinds = ['success', 'fail', 'notify', 'destroy', 'interactive']
const defaultTimeoutSeconds = 30

/**
 * Listens for callbacks while `act` goes on. The addresses are registered for the main client for that time where the
 * control port can, else they are taken to be registered. Gives what `act` gives.
 * @throws CheckStopped (untested, inconclusive) when the profile gives no address, or it cannot be listened on
 */
export async function whileListening<T>(
  scene: Scene,
  act: (listener: Listener) => Promise<T>,
  options: Pick<ListenOptions, 'refusals'> = {},
): Promise<T> {
  const { callbacks, control } = scene.run.profile
  if (!callbacks) throw untested(because('capability-missing', { capability: 'callback-address' }))
  const registers = control?.offers.includes('callback-addresses') === true
  const listener = await tapedListener(() =>
    listenForCallbacks(callbacks, { ...options, ownPath: registers }).catch((error: Error) => {
      const why = because('listening-failed', { listen: callbacks.listen, message: error.message })
      throw new CheckStopped('inconclusive', why)
    }),
  )
  const appId = registeredAppId(scene.run.profile, 'main')
  const addresses = (url: (kind: string) => string | null) =>
    Object.fromEntries(kinds.map((kind) => [`${kind}_url`, url(kind)]))
  try {
    if (registers)
      await scene.control.registerCallbacks(
        appId,
        addresses((kind) => `${listener.url}/${kind}`),
      )
    return await act(listener)
  } finally {
    try {
      if (registers)
        await scene.control.registerCallbacks(
          appId,
          addresses(() => null),
        )
    } finally {
      // Whatever becomes of the control port: a listener that stays open keeps the process from ending.
      await listener.close()
    }
  }
}

/** Waits until so many callbacks of a kind came for a login, or the time for callbacks is over. */
export async function awaitCallbacks(
  scene: Scene,
  listener: Listener,
  login: LoginRef,
  { kind, count }: { kind: string; count: number },
): Promise<void> {
  const seconds = scene.run.profile.callbacks?.timeout_seconds ?? defaultTimeoutSeconds
  const timeoutMs = Math.min(seconds * 1000, scene.run.client.leftMs())
  await listener.until(
    (received) =>
      received.filter((callback) => callback.kind === kind && concerns(callback.json, login)).length >= count,
    timeoutMs,
  )
}

/** What has come in for a login until now, whenever it came and in whatever order. */
export async function callbacksOf(scene: Scene, { url, received }: Listener, login: LoginRef): Promise<ObservedLogin> {
  const own = received.filter(({ json }) => concerns(json, login))
  const callbacks = own.map((callback) => evidenceOf(scene, url, callback))
  const heard = await scene.run.once('callbacks of the run', async () => ({ any: false }))
  if (callbacks.length > 0) {
    heard.any = true
    return { callbacks }
  }
  return { callbacks, silence: heard.any ? 'unsent' : await silenceOf(scene, url, login) }
}

async function silenceOf({ run, control }: Scene, url: string, login: LoginRef): Promise<Silence> {
  const offers = run.profile.control?.offers ?? []
  if (!offers.includes('callback-addresses') || !offers.includes('callbacks')) return 'unregistered'
  const sent = await control.callbacksSent(login.id)
  return JSON.stringify(sent).includes(url) ? 'unreached' : 'unsent'
}

/** Whether a body names the login, or its customer, which has no other: where the ids stand is not shown. */
function concerns(json: unknown, login: LoginRef): boolean {
  if (Array.isArray(json)) return json.some((inner) => concerns(inner, login))
  if (typeof json !== 'object' || json === null) return false
  return Object.entries(json).some(([key, value]) => {
    if (typeof value === 'object') return concerns(value, login)
    if (key === 'customer_id') return String(value) === login.customer.id
    return /^(id|login_id|connection_id)$/.test(key) && String(value) === login.id
  })
}

function evidenceOf(scene: Scene, base: string, callback: ReceivedCallback): LoginCallback {
  const { kind, json, method, headers, body, at } = callback
  const url = new URL(callback.url, base).href
  const exchange: Exchange = {
    id: `c${scene.run.nextNumber()}`,
    request: { method, url, headers, body },
    answer: { status: 200, headers: [], body: '' },
    at,
    durationMs: 0,
  }
  return { kind, json, exchange }
}
