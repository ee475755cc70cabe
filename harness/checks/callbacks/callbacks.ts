import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { broken, held, inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { isRow } from '../answers/answer.ts'
import { idsIn } from '../values/ids-are-strings.ts'
import { kindOf } from '../answers/shape.ts'

/** The callbacks of one kind. */
function ofKind({ callbacks }: ObservedLogin, kind: string): LoginCallback[] {
  return callbacks.filter((callback) => callback.kind === kind)
}

function exchangesOf(callbacks: readonly LoginCallback[]) {
  return callbacks.map(({ exchange }) => exchange)
}

/** The judgement where nothing came in for a login, and the target may not be to blame; undefined where it is. */
function notToBlame({ silence }: ObservedLogin): Judgement | undefined {
  if (silence === 'unreached')
    return inconclusive('The target sent callbacks, and none came in: can it reach callbacks.public_url?')
  if (silence !== 'unregistered') return undefined
  const reason =
    'No callback of this run came in, and nothing shows that its addresses are registered: register those of callbacks.public_url for the main client'
  return leftUntested(reason)
}

/** The judgement where no callback at all tells what is asked: untested, or inconclusive where some should have come. */
export function withoutAny(observed: ObservedLogin, reason: string): Judgement {
  return notToBlame(observed) ?? inconclusive(reason)
}

/** Whether a callback of a kind came for the login. Source: Account information / Events. */
export function callbackCame(observed: ObservedLogin, kind: string): Judgement {
  const came = ofKind(observed, kind)
  if (came.length > 0) return held(`The ${kind} callback came.`, exchangesOf(came))
  const others = observed.callbacks.map((callback) => callback.kind).join(', ')
  const got = others === '' ? 'none for this login' : others
  const difference = { wanted: `a ${kind} callback`, got }
  return notToBlame(observed) ?? broken(`No ${kind} callback came.`, difference, exchangesOf(observed.callbacks))
}

/**
 * Whether a login that asked to be told of its accounts was told once more than one that did not: after its accounts
 * and at the end. Source: Account information / Events.
 */
export function toldOfAccounts(asked: ObservedLogin): Judgement {
  const came = ofKind(asked, 'success')
  if (came.length >= 2) return held(`${came.length} success callbacks came.`, exchangesOf(came))
  if (came.length === 0) return withoutAny(asked, 'No success callback came at all, so that one more cannot be told.')
  const difference = { wanted: 'a success callback after the accounts and one at the end', got: '1 success callback' }
  return broken('The login was not told of once its accounts were fetched.', difference, exchangesOf(came))
}

/**
 * Whether a login that did not ask to be told of its accounts was told less often than one that did. `asked` is a
 * later one: once its callbacks are in, so are those of the earlier one; unless it was told twice, nothing follows.
 */
export function notToldOfAccounts(silent: ObservedLogin, asked: ObservedLogin): Judgement {
  const came = ofKind(silent, 'success')
  const others = ofKind(asked, 'success')
  if (came.length === 0 || others.length < 2)
    return withoutAny(silent, 'A login that asks for it is not told of its accounts either, so nothing follows.')
  const count = differing(came)
  if (count < others.length)
    return held(`${count} success callbacks came, ${others.length} where it was asked for.`, exchangesOf(came))
  const difference = { wanted: 'fewer success callbacks than who asks', got: `${count} success callbacks` }
  return broken('The login was told of once its accounts were fetched, unasked.', difference, exchangesOf(came))
}

/** How many callbacks there are, one that was sent again counted once. */
function differing(callbacks: readonly LoginCallback[]): number {
  return new Set(callbacks.map(({ exchange }) => exchange.request.body)).size
}

/** Whether every id in the callbacks is a string. Without a callback that has ids it is inconclusive. */
export function callbackIdsAreStrings(observed: ObservedLogin): Judgement {
  const { callbacks } = observed
  const withIds = callbacks.filter(({ json }) => idsIn(json, '').length > 0)
  for (const { json, exchange } of withIds) {
    const wrong = idsIn(json, '').find(({ value }) => typeof value !== 'string')
    if (!wrong) continue
    const difference = { wanted: 'a string', got: `${kindOf(wrong.value)} ${String(wrong.value)}`, place: wrong.place }
    return broken('An id in a callback is not a string.', difference, [exchange])
  }
  if (withIds.length === 0) return withoutAny(observed, 'No callback with ids came.')
  return held(`All ids in ${withIds.length} callbacks are strings.`, exchangesOf(withIds))
}

/** Whether every callback carries a Signature that is base64 of at least 128 bytes, as an RSA signature has. */
export function callbacksAreSigned(observed: ObservedLogin): Judgement {
  const { callbacks } = observed
  for (const { exchange } of callbacks) {
    const signature = exchange.request.headers.find(([name]) => name.toLowerCase() === 'signature')?.[1]
    const got = signature === undefined ? 'no Signature header' : `${signature.length} characters`
    if (signature !== undefined && /^[A-Za-z0-9+/]{171,}={0,2}$/.test(signature)) continue
    return broken('A callback is not signed.', { wanted: 'a Signature header in base64', got }, [exchange])
  }
  if (callbacks.length === 0) return withoutAny(observed, 'No callback came for the login.')
  return held(`All ${callbacks.length} callbacks carry a Signature.`, exchangesOf(callbacks))
}

/** Tells which fields the callbacks of a login have, at the top and within data and meta. */
export function bodiesNoted(observed: ObservedLogin): Judgement {
  const { callbacks } = observed
  if (callbacks.length === 0) return withoutAny(observed, 'No callback came for the login.')
  const fields = new Set(callbacks.flatMap(({ kind, json }) => fieldsOf(json).map((field) => `${field} (${kind})`)))
  return noted(`Seen are ${[...fields].sort().slice(0, 40).join(', ')}.`, exchangesOf(callbacks))
}

function fieldsOf(json: unknown): string[] {
  if (!isRow(json)) return [`a body that is ${kindOf(json)}`]
  return Object.entries(json).flatMap(([key, value]) =>
    isRow(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
  )
}

/** Tells whether a callback that was refused at first was sent again. */
export function retryNoted(observed: ObservedLogin, kind: string): Judgement {
  const came = ofKind(observed, kind)
  const [first, second] = came
  if (!first) return withoutAny(observed, `No ${kind} callback came.`)
  if (!second)
    return noted('A callback that is refused with 500 does not come again while it is waited for.', exchangesOf(came))
  const seconds = (Date.parse(second.exchange.at) - Date.parse(first.exchange.at)) / 1000
  return noted(`A callback that is refused with 500 comes again, after ${seconds.toFixed(1)} s.`, exchangesOf(came))
}
