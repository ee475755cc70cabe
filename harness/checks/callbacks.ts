import type { LoginCallback, ObservedLogin } from '../callbacks/observed-login.ts'
import { broken, held, inconclusive, type Judgement } from '../run/judgement.ts'
import { idsIn } from './ids-are-strings.ts'
import { kindOf } from './shape.ts'

/** The callbacks of one kind. */
function ofKind({ callbacks }: ObservedLogin, kind: string): LoginCallback[] {
  return callbacks.filter((callback) => callback.kind === kind)
}

function exchangesOf(callbacks: readonly LoginCallback[]) {
  return callbacks.map(({ exchange }) => exchange)
}

/** An inconclusive judgement where nothing came in at all: the addresses may not be registered, or not be reachable. */
function nothingCame({ anything }: ObservedLogin): Judgement | undefined {
  return anything > 0 ? undefined : inconclusive('No callback of any login came in: are the addresses registered?')
}

/** Whether a callback of a kind came for the login. Source: Account information / Events. */
export function callbackCame(observed: ObservedLogin, kind: string): Judgement {
  const came = ofKind(observed, kind)
  if (came.length > 0) return held(`The ${kind} callback came.`, exchangesOf(came))
  const others = observed.callbacks.map((callback) => callback.kind).join(', ')
  const got = others === '' ? 'none for this login' : others
  const difference = { wanted: `a ${kind} callback`, got }
  return nothingCame(observed) ?? broken(`No ${kind} callback came.`, difference, exchangesOf(observed.callbacks))
}

/**
 * Whether a login that asked to be told of its accounts was told once more than one that did not: after its accounts
 * and at the end. Source: Account information / Events.
 */
export function toldOfAccounts(asked: ObservedLogin): Judgement {
  const came = ofKind(asked, 'success')
  if (came.length >= 2) return held(`${came.length} success callbacks came.`, exchangesOf(came))
  if (came.length === 0) return inconclusive('No success callback came at all, so that one more cannot be told.')
  const difference = { wanted: 'a success callback after the accounts and one at the end', got: '1 success callback' }
  return broken('The login was not told of once its accounts were fetched.', difference, exchangesOf(came))
}

/**
 * Whether a login that did not ask to be told of its accounts was told only at its end. `asked` is a later one that did
 * ask: once its callbacks are in, so are those of the earlier one; unless it was told twice, nothing follows.
 */
export function notToldOfAccounts(silent: ObservedLogin, asked: ObservedLogin): Judgement {
  const came = ofKind(silent, 'success')
  if (came.length === 0 || ofKind(asked, 'success').length < 2)
    return inconclusive('A login that asks for it is not told of its accounts either, so nothing follows.')
  if (came.length === 1) return held('One success callback came, at the end.', exchangesOf(came))
  const difference = { wanted: 'one success callback', got: `${came.length} success callbacks` }
  return broken('The login was told of once its accounts were fetched, unasked.', difference, exchangesOf(came))
}

/** Whether every id in the callbacks is a string. Without a callback that has ids it is inconclusive. */
export function callbackIdsAreStrings({ callbacks }: ObservedLogin): Judgement {
  const withIds = callbacks.filter(({ json }) => idsIn(json, '').length > 0)
  for (const { json, exchange } of withIds) {
    const wrong = idsIn(json, '').find(({ value }) => typeof value !== 'string')
    if (!wrong) continue
    const difference = { wanted: 'a string', got: `${kindOf(wrong.value)} ${String(wrong.value)}`, place: wrong.place }
    return broken('An id in a callback is not a string.', difference, [exchange])
  }
  if (withIds.length === 0) return inconclusive('No callback with ids came.')
  return held(`All ids in ${withIds.length} callbacks are strings.`, exchangesOf(withIds))
}

/** Whether every callback carries a Signature that is base64 of at least 128 bytes, as an RSA signature has. */
export function callbacksAreSigned({ callbacks }: ObservedLogin): Judgement {
  for (const { exchange } of callbacks) {
    const signature = exchange.request.headers.find(([name]) => name.toLowerCase() === 'signature')?.[1]
    const got = signature === undefined ? 'no Signature header' : `${signature.length} characters`
    if (signature !== undefined && /^[A-Za-z0-9+/]{171,}={0,2}$/.test(signature)) continue
    return broken('A callback is not signed.', { wanted: 'a Signature header in base64', got }, [exchange])
  }
  if (callbacks.length === 0) return inconclusive('No callback came for the login.')
  return held(`All ${callbacks.length} callbacks carry a Signature.`, exchangesOf(callbacks))
}
