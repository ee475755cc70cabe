import { check } from '../answers/check.ts'
import { demand, demandOptional, demandShown } from '../answers/demands.ts'
import { attemptIn } from '../attempts/attempt-view.ts'
import { headerOf, type Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { differs, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { isRow, isSuccess } from '../answers/answer.ts'
import { count } from '../../reasons/count.ts'
import { idsIn } from '../values/ids-are-strings.ts'
import { kindOf } from '../answers/shape.ts'

function ofKind({ callbacks }: ObservedLogin, kind: string): LoginCallback[] {
  return callbacks.filter((callback) => callback.kind === kind)
}

export function exchangesOf(callbacks: readonly LoginCallback[]) {
  return callbacks.map(({ exchange }) => exchange)
}

/** Nothing outside the target may be why no callback came for a login. @throws CheckStopped */
function demandReached({ silence }: ObservedLogin): void {
  demand(silence !== 'unreached', because('callbacks-lost'))
  demandOptional(silence !== 'unregistered', because('callbacks-unregistered'))
}

/** A callback shows what is asked; else untested, since that one comes after this fetch is only implied. @throws CheckStopped */
export function demandCallback(
  met: unknown,
  observed: ObservedLogin,
  reason = because('no-callback', {}),
): asserts met {
  if (!met) demandReached(observed)
  demandOptional(met, reason)
}

/** Whether a callback of a kind came for the login. Source: Account information / Events. */
export const callbackCame = check((observed: ObservedLogin, kind: string) => {
  const came = ofKind(observed, kind)
  if (came.length > 0) return holds(exchangesOf(came))
  const others = observed.callbacks.map((callback) => callback.kind)
  const difference = { wanted: `a ${kind} callback`, got: others.join(', ') || 'none for this login' }
  demandReached(observed)
  return differs(difference, exchangesOf(observed.callbacks))
})

/** Whether the fetch of a login that asked for no other success callback was over once one came. */
export const cameAfterFetch = check((observed: ObservedLogin) => {
  const { shown } = observed
  demandCallback(ofKind(observed, 'success').length, observed, because('no-callback', { kind: 'success' }))
  const attempt = shown && attemptIn(shown)
  demandShown(attempt, 'last_attempt', 'login', shown && [shown])
  const evidence = [...exchangesOf(observed.callbacks), attempt.exchange]
  if (attempt.finished) return holds(evidence)
  const difference = { wanted: 'a fetch that is over', got: `one in stage ${attempt.stage ?? 'unknown'}` }
  return differs({ ...difference, place: 'data.last_attempt' }, evidence)
})

/**
 * Whether no callback came about a login of another client. Where the main client is shown a login of that id, it may have
 * one of its own. Source: Account information / Events.
 */
export const noneOfOther = check((own: ObservedLogin, other: ObservedLogin, shown: Exchange) => {
  demandOptional(!isSuccess(shown), because('id-of-both-clients', { thing: 'login' }), [shown])
  const [first] = other.callbacks
  const difference = { wanted: 'callbacks about own logins alone', got: 'one about a login of another client' }
  if (first) return differs(difference, exchangesOf(other.callbacks))
  demandCallback(own.callbacks.length, own)
  return holds(exchangesOf(own.callbacks), own.callbacks.length, 'callback')
})

/**
 * Whether a login that asked for a callback after its accounts got one more than a login that did not: after its accounts
 * and at the end. Source: Account information / Events.
 */
export const accountsCallback = check((asked: ObservedLogin) => {
  const came = ofKind(asked, 'success')
  if (came.length >= 2) return holds(exchangesOf(came), came.length, 'success callback')
  demandCallback(came.length, asked, because('no-callback', { kind: 'success' }))
  const difference = { wanted: 'a success callback after the accounts and one at the end', got: '1 success callback' }
  return differs(difference, exchangesOf(came))
})

/**
 * Whether a login that did not ask for a callback after its accounts got fewer than one that did. `asked` is a later
 * login: once its callbacks are in, so are those of the earlier one; where it got one alone, nothing shows and it is untested.
 */
export const noAccountsCallback = check((silent: ObservedLogin, asked: ObservedLogin) => {
  const came = ofKind(silent, 'success')
  const others = ofKind(asked, 'success')
  const uncompared = because('too-few', { seen: others.length, what: 'success callback', least: 2 })
  demandCallback(came.length > 0 && others.length > 0, silent, uncompared)
  demandOptional(others.length > 1, uncompared, exchangesOf(others))
  const facts = { callbacks: differing(came), asked: others.length }
  if (facts.callbacks < facts.asked) return holds(exchangesOf(came), facts.callbacks, 'success callback')
  const difference = {
    wanted: `fewer than ${count(facts.asked, 'success callback')}`,
    got: count(facts.callbacks, 'success callback'),
  }
  return differs(difference, exchangesOf(came))
})

/** How many callbacks there are, one that was sent again counted once. */
function differing(callbacks: readonly LoginCallback[]): number {
  return new Set(callbacks.map(({ exchange }) => exchange.request.body)).size
}

/** Whether every id in the callbacks is a string. Without a callback that has ids it is inconclusive. */
export const callbackIdsAreStrings = check((observed: ObservedLogin) => {
  const { callbacks } = observed
  const withIds = callbacks.filter(({ json }) => idsIn(json, '').length > 0)
  for (const { json, exchange } of withIds) {
    const wrong = idsIn(json, '').find(({ value }) => typeof value !== 'string')
    if (!wrong) continue
    const { place } = wrong
    const got = `${kindOf(wrong.value)} ${String(wrong.value)}`
    return differs({ wanted: 'a string', got, place }, [exchange])
  }
  demandCallback(withIds.length, observed, because('not-shown', { what: 'id', of: 'a callback' }))
  return holds(exchangesOf(withIds), withIds.length, 'callback')
})

/** Whether a callback carries a Signature that is base64 of at least 128 bytes, as an RSA signature has. */
export function callbackIsSigned({ exchange }: LoginCallback): Judgement {
  const signature = headerOf(exchange.request, 'signature')
  if (signature !== undefined && /^[A-Za-z0-9+/]{171,}={0,2}$/.test(signature)) return holds([exchange], 1, 'callback')
  const got =
    signature === undefined ? 'no Signature header' : `a Signature header of ${count(signature.length, 'character')}`
  return differs({ wanted: 'a signature in base64', got }, [exchange])
}

/** Notes which fields the callbacks of a login have, at the top and within data and meta. */
export const bodiesNoted = check((observed: ObservedLogin) => {
  const { callbacks } = observed
  demandCallback(callbacks.length, observed)
  const fields = new Set(callbacks.flatMap(({ kind, json }) => fieldsOf(json).map((field) => `${field} (${kind})`)))
  return noted(because('values-shown', { place: 'callbacks', values: [...fields].sort() }), exchangesOf(callbacks))
})

function fieldsOf(json: unknown): string[] {
  if (!isRow(json)) return [`a body that is ${kindOf(json)}`]
  return Object.entries(json).flatMap(([key, value]) =>
    isRow(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
  )
}

/** Notes whether a callback that was refused at first was sent again. */
export const retryNoted = check((observed: ObservedLogin, kind: string) => {
  const came = ofKind(observed, kind)
  const [first, second] = came
  demandCallback(first, observed, because('no-callback', { kind }))
  if (!second) return noted(because('too-few', { seen: 1, what: `${kind} callback`, least: 2 }), exchangesOf(came))
  const seconds = (Date.parse(second.exchange.at) - Date.parse(first.exchange.at)) / 1000
  return noted(because('values-shown', { place: 'seconds', values: [seconds.toFixed(1)] }), exchangesOf(came))
})
