import https from 'node:https'
import { nextMomentMs } from '../basics/clock.ts'
import type { Sandbox, SendCallback } from '../world/sandbox.ts'
import { saidBy, withIds } from '../serving/say.ts'
import type { CallbackKind, Login, SentCallback } from '../store/entities.ts'
import type { CallbackFacts } from '../rules/logins/sessions-rules.ts'

/** `import` would make Node load all exports of the module, with the browser's client. */
const http = process.getBuiltinModule('node:http')

/** A run makes fewer; a sandbox that stays up must not grow. */
const remembered = 5000

/** After this time a receiver counts as unreachable. */
const timeoutMs = 5000

/** Sends callbacks in the background. Those of one login go one after another, so that they arrive in order. */
export function createCallbacks(sandbox: Sandbox): SendCallback {
  const queues = new Map<string, Promise<void>>()
  const forgedFor = new Set<string>()

  return (kind, { login, attempt }, news) => {
    const { rules, store, settings } = sandbox
    const client = store.clients.get(login.clientId)
    const url = client && rules.callbacks.addressOf(client, kind)
    const fetches = store.attempts.group('loginId', login.id).length
    if (url === undefined || !rules.callbacks.sends(kind, fetches, attempt?.user_present === true)) return
    const { id: login_id, customer_id } = login
    const facts = { login_id, customer_id, custom_fields: attempt?.custom_fields ?? {}, ...news }
    const text = textOf(sandbox, login, facts)
    const before = queues.get(login.id) ?? Promise.resolve()
    const now = before.then(async () => {
      const sent = await deliver(sandbox, kind, url, login, text)
      if (!settings.forgesCallbacks || sent.status === null || forgedFor.has(login.clientId)) return
      forgedFor.add(login.clientId)
      await forge(sandbox, sent, textOf(sandbox, login, { ...facts, login_id: store.logins.newId() }))
    })
    queues.set(login.id, now)
    void now.then(() => queues.get(login.id) === now && queues.delete(login.id))
  }
}

function textOf(sandbox: Sandbox, login: Login, facts: CallbackFacts): string {
  const { rules, clock, baseUrl } = sandbox
  const version = rules.versions[login.version]
  const body = rules.callbacks.body(facts, clock.nowIso(), version.number)
  return rules.wire.text(withIds(sandbox, version, saidBy(version, body, baseUrl)))
}

/** Sends a callback about an unknown login, once, with the signature of a real callback. */
async function forge(sandbox: Sandbox, sent: SentCallback, body: string): Promise<void> {
  const forged = { ...sent, body, tries: 1 }
  const atMs = nextMomentMs()
  const status = await post(forged)
  observe(sandbox, { ...forged, status }, { number: nextNumber++, atMs, forged: true })
}

/** Counts the callbacks of this process for observers. */
let nextNumber = 1

function observe(
  { observer }: Sandbox,
  { kind, loginId, url, headers, body, status }: SentCallback,
  of: { number: number; atMs: number; forged: boolean },
): void {
  observer?.callback({ ...of, kind, loginId, url, headers, body, status })
}

/** Tries until the receiver accepts it or no tries are left. Each callback is recorded once, at its first try. */
async function deliver(
  sandbox: Sandbox,
  kind: CallbackKind,
  url: string,
  login: Login,
  body: string,
): Promise<SentCallback> {
  const { rules, clock, store, settings } = sandbox
  const { privateKey } = settings.credentialKeys
  const digest = rules.callbacks.digest(login.version)
  const signature = rules.callbacks.signature(rules.callbacks.signedText(url, body), privateKey, digest)
  const callback: SentCallback = {
    clientId: login.clientId,
    loginId: login.id,
    kind,
    url,
    headers: { 'Content-Type': 'application/json', Signature: signature },
    body,
    sent_at: clock.nowIso(),
    tries: 0,
    status: null,
  }
  store.callbacks.push(callback)
  if (store.callbacks.length > remembered) store.callbacks.shift()
  const number = nextNumber++
  for (let count = 1; count <= rules.callbacks.maxTries; count++) {
    const waitMs = rules.callbacks.waitMs(count)
    if (waitMs > 0) await new Promise<void>((resolve) => clock.after(waitMs, resolve))
    callback.tries = count
    const atMs = nextMomentMs()
    callback.status = await post(callback)
    observe(sandbox, callback, { number, atMs, forged: false })
    if (callback.status === null || !rules.callbacks.delivered(callback.status)) continue
    const client = store.clients.get(login.clientId)
    if (client) client.last_callback_received_at = clock.nowIso()
    return callback
  }
  return callback
}

/** The answer's status; null without an answer. The body is read in the background and dropped. */
function post({ url, headers, body }: SentCallback): Promise<number | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const sending = (url.startsWith('https:') ? https : http).request(url, { method: 'POST', headers, signal })
      sending.on('error', nothing)
      sending.on('response', (answer) => {
        resolve(answer.statusCode ?? null)
        answer.on('error', nothing).resume()
      })
      sending.end(body)
    } catch {
      nothing()
    }
  })
}
