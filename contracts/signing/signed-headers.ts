import { createSign, type KeyLike } from 'node:crypto'

/** Keys of a client from its operator. With a private key, every request is signed. */
export interface Keys {
  appId: string
  secret: string
  privateKey?: KeyLike
}

/** A request to send: its whole address with the query, and the exact body text, empty for none. */
export interface Leaving {
  method: string
  url: string
  body: string
}

/** The validity of a signed request. */
const lifetimeSeconds = 60

/** Headers that identify the client and, with a private key, sign the request. `nowMs` is the time of sending. */
export function signedHeaders(keys: Keys, leaving: Leaving, nowMs: number = Date.now()): Record<string, string> {
  const who = { 'App-id': keys.appId, Secret: keys.secret }
  if (keys.privateKey === undefined) return who
  const expiresAt = Math.floor(nowMs / 1000) + lifetimeSeconds
  const { method, url, body } = leaving
  const signature = createSign('sha256').update(`${expiresAt}|${method}|${url}|${body}`)
  return { ...who, 'Expires-at': String(expiresAt), Signature: signature.sign(keys.privateKey, 'base64') }
}
