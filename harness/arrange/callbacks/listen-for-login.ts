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
import { outcome } from '../../tape/tape.ts'
import type { Profile } from '../../profile/profile.ts'
import { currentLane } from '../../run/run.ts'
import { WhileUsed } from '../../run/while-used.ts'

const kinds = ['success', 'fail', 'notify', 'destroy', 'interactive']
const defaultTimeoutSeconds = 30
/** How many seconds later than need be a login is refreshed at most: it is not fetched by itself in that time. */
export const halfADay = () => 43_200

/**
 * Listens for callbacks while `act` goes on. The addresses are registered for the main client for that time where the
 * control port can, else they are taken to be registered; others that listen meanwhile listen with it, unless it refuses
 * any. What is fetched before anybody listens has no callbacks, which might come late and be taken for later ones: so all
 * that will listen wait for one another first. `ready` is then still done before listening. Gives what `act` gives.
 * @throws CheckStopped (untested, inconclusive) when the profile gives no address, or it cannot be listened on
 */
export async function whileListening<T>(
  scene: Scene,
  act: (listener: Listener) => Promise<T>,
  { refusals, ready }: Pick<ListenOptions, 'refusals'> & { ready?: () => Promise<void> } = {},
): Promise<T> {
  const { callbacks } = scene.run.profile
  if (!callbacks) throw untested(because('capability-missing', { capability: 'callback-address' }))
  await currentLane().meet('callbacks')
  await ready?.()
  const name = `callbacks of ${registeredAppId(scene.run.profile, 'main')}`
  const used = refusals
    ? new WhileUsed<Listener>()
    : await scene.run.onceForTarget(name, async () => new WhileUsed<Listener>())
  const close = (listener: Listener) => closeListener(scene, listener)
  const listener = await tapedListener(async () => {
    const opened = await used.join(() => openListener(scene, callbacks, refusals))
    return { ...opened, close: () => used.leave(close) }
  })
  try {
    return await act(listener)
  } finally {
    await outcome('callbacks no longer', async () => {
      await listener.close()
      return true
    })
  }
}

async function openListener(
  scene: Scene,
  callbacks: NonNullable<Profile['callbacks']>,
  refusals: number | undefined,
): Promise<Listener> {
  const options = { ...(refusals !== undefined && { refusals }), ownPath: canRegister(scene) }
  const listener = await listenForCallbacks(callbacks, options).catch((error: Error) => {
    const why = because('listening-failed', { listen: callbacks.listen, message: error.message })
    throw new CheckStopped('inconclusive', why)
  })
  try {
    await register(scene, (kind) => `${listener.url}/${kind}`)
    return listener
  } catch (error) {
    await closeListener(scene, listener)
    throw error
  }
}

async function closeListener(scene: Scene, listener: Listener): Promise<void> {
  try {
    await register(scene, () => null)
  } finally {
    // Whatever becomes of the control port: a listener that stays open keeps the process from ending.
    await listener.close()
  }
}

function canRegister({ run }: Scene): boolean {
  return run.profile.control?.offers.includes('callback-addresses') === true
}

/** Registers addresses for the main client where the control port can; null takes one away. */
async function register(scene: Scene, address: (kind: string) => string | null): Promise<void> {
  if (!canRegister(scene)) return
  const addresses = Object.fromEntries(kinds.map((kind) => [`${kind}_url`, address(kind)]))
  await scene.control.registerCallbacks(registeredAppId(scene.run.profile, 'main'), addresses)
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
  let looked = 0
  let own = 0
  // Each is looked at once: those of all other logins come in as well.
  const awaited = listener.until((received) => {
    const fresh = received.slice(looked)
    looked = received.length
    own += fresh.filter((callback) => callback.kind === kind && concerns(callback.json, login)).length
    return own >= count
  }, timeoutMs)
  await currentLane().rest(awaited.then(() => undefined))
}

/** What has come in for a login until now, whenever it came and in whatever order. */
export async function callbacksOf(scene: Scene, { url, received }: Listener, login: LoginRef): Promise<ObservedLogin> {
  const own = received.filter(({ json }) => concerns(json, login))
  const callbacks = own.map((callback) => evidenceOf(scene, url, callback))
  const heard = await scene.run.once('callbacks of the run', async () => ({ any: false }))
  if (received.length > 0) heard.any = true
  if (callbacks.length > 0) return { callbacks }
  return { callbacks, silence: heard.any ? 'unsent' : await silenceOf(scene, url, login) }
}

async function silenceOf({ run, control }: Scene, url: string, login: LoginRef): Promise<Silence> {
  const offers = run.profile.control?.offers ?? []
  if (!offers.includes('callback-addresses') || !offers.includes('callbacks')) return 'unregistered'
  const sent = await control.callbacksSent(login.id)
  return JSON.stringify(sent).includes(url) ? 'unreached' : 'unsent'
}

const loginKeys = ['login_id', 'connection_id']

/** Whether a body is of the login: it names that one or, where it names none, its customer, which has no other. */
export function concerns(json: unknown, login: LoginRef): boolean {
  const named = valuesAt(json, loginKeys)
  if (named.length > 0) return named.includes(login.id)
  return valuesAt(json, ['id']).includes(login.id) || valuesAt(json, ['customer_id']).includes(login.customer.id)
}

/** What stands under these keys, as text, at any depth: where the ids stand is not shown. */
function valuesAt(json: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(json)) return json.flatMap((inner) => valuesAt(inner, keys))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) => {
    if (typeof value === 'object') return valuesAt(value, keys)
    return keys.includes(key) ? [String(value)] : []
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
