import type { Exchange } from '../client/exchange.ts'
import { CheckStopped, untested } from '../run/stop.ts'
import { registeredAppId } from '../target/keys.ts'
import type { LoginRef } from '../target/refs.ts'
import type { Scene } from '../target/scene.ts'
import { listenForCallbacks, type Listener, type ReceivedCallback } from './listener.ts'

const kinds = ['success', 'fail', 'notify', 'destroy', 'interactive']
const defaultTimeoutSeconds = 30

/** A callback that tells of a login, as evidence: its request is what the target sent, its answer what it was told. */
export interface LoginCallback {
  kind: string
  json: unknown
  exchange: Exchange
}

/** What came in for one login, and how much came in at all. */
export interface ObservedLogin {
  callbacks: LoginCallback[]
  /** Callbacks of any login: none means that the addresses may not be registered. */
  anything: number
}

/**
 * Listens for callbacks while `act` goes on. The addresses are registered for the main client for that time where the
 * control port can, else they are taken to be registered. Gives what `act` gives.
 * @throws CheckStopped (untested, inconclusive) when the profile gives no address, or it cannot be listened on
 */
export async function whileListening<T>(scene: Scene, act: (listener: Listener) => Promise<T>): Promise<T> {
  const { callbacks, control } = scene.run.profile
  if (!callbacks) throw untested('the profile gives no callbacks address')
  const listener = await listenForCallbacks(callbacks).catch((error: Error) => {
    throw new CheckStopped('inconclusive', `Callbacks cannot be listened for on ${callbacks.listen}: ${error.message}`)
  })
  const registers = control?.offers.includes('callback-addresses') === true
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
    if (registers)
      await scene.control.registerCallbacks(
        appId,
        addresses(() => null),
      )
    await listener.close()
  }
}

/** Waits until so many callbacks of a kind came for a login, or the time for callbacks is over. */
export async function awaitCallbacks(
  scene: Scene,
  listener: Listener,
  login: LoginRef,
  { kind, count }: { kind: string; count: number },
): Promise<void> {
  const timeoutMs = (scene.run.profile.callbacks?.timeout_seconds ?? defaultTimeoutSeconds) * 1000
  await listener.until(
    (received) =>
      received.filter((callback) => callback.kind === kind && tellsOf(callback.json, login)).length >= count,
    timeoutMs,
  )
}

/** What has come in for a login until now. */
export function callbacksOf(scene: Scene, { url, received }: Listener, login: LoginRef): ObservedLogin {
  const own = received.filter(({ json }) => tellsOf(json, login))
  return { callbacks: own.map((callback) => evidenceOf(scene, url, callback)), anything: received.length }
}

/** Whether a body names the login, or its customer, which has no other: where the ids stand is not shown. */
function tellsOf(json: unknown, login: LoginRef): boolean {
  if (Array.isArray(json)) return json.some((inner) => tellsOf(inner, login))
  if (typeof json !== 'object' || json === null) return false
  return Object.entries(json).some(([key, value]) => {
    if (typeof value === 'object') return tellsOf(value, login)
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
