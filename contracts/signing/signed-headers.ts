import { createSign, type KeyLike } from 'node:crypto'

/** Keys of a client, as its operator handed them out. A private key makes every request signed. */
export interface Keys {
  appId: string
  secret: string
  privateKey?: KeyLike
}

/** A request as it leaves: the whole address with its query, and the very text of the body, empty where there is none. */
export interface Leaving {
  method: string
  url: string
  body: string
}

/** How long a signed request may be on its way. */
const lifetimeSeconds = 60

/** Headers that say who asks and, where there is a private key, prove it. `nowMs` is the moment of sending. */
export function signedHeaders(keys: Keys, leaving: Leaving, nowMs: number = Date.now()): Record<string, string> {
  const who = { 'App-id': keys.appId, Secret: keys.secret }
  if (keys.privateKey === undefined) return who
  const expiresAt = Math.floor(nowMs / 1000) + lifetimeSeconds
  const { method, url, body } = leaving
  const signature = createSign('sha256').update(`${expiresAt}|${method}|${url}|${body}`)
  return { ...who, 'Expires-at': String(expiresAt), Signature: signature.sign(keys.privateKey, 'base64') }
}
