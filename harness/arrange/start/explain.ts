import type { Exchange } from '../../../core/exchange.ts'
import type { Reason } from '../../../core/reason.ts'
import {
  errorClassOf,
  isOwnCrash,
  isRow,
  isServerError,
  isSuccess,
  outcomeOf,
  statusOf,
} from '../../checks/answers/answer.ts'
import { bodyInShort } from '../../checks/errors/envelope.ts'
import { type ErrorForm, errorHasClass, errorHasMessage, errorHasRequest } from '../../checks/errors/error-form.ts'
import { isUnknownRoute } from '../../checks/answers/unknown-route.ts'
import { isErrorForm } from '../../client/gateway-trouble.ts'
import type { Profile } from '../../profile/profile.ts'
import { because } from '../../reasons/because.ts'

/** What further requests show of a target that accepts none of the plainest. */
export interface Further {
  plain: Exchange
  /** The same request without keys. */
  keyless: Exchange
  /** A path that no server has. */
  unknown: Exchange
  /** The plain request signed, where the target asks for a signature. */
  signed?: Exchange
  /** The plain request at another base path that accepts it, or without TLS where the target speaks none. */
  elsewhere?: Exchange
}

/** Why a target accepts nothing. */
interface Explained {
  because: Reason | undefined
  /** Whether its answers are those of the interface, so that their form can be held against it. */
  speaks: boolean
}

const keyClasses = /^(ApiKeyNotFound|ClientNotFound|ClientIdNotProvided|AppIdNotProvided|SecretNotProvided)$/

/** Whether a refusal asks for the headers of a signature. */
export function wantsSignature(exchange: Exchange): boolean {
  return /^Missing(Signature|ExpiresAt)$/.test(errorClassOf(exchange) ?? '')
}

/**
 * Says why a target accepted none of the plainest requests, by what further ones show. The profile is named alone only where
 * they leave the target out, and both where either may be the cause.
 */
export function explain(
  further: Further,
  asked: readonly Exchange[],
  { clients }: Profile,
  forms?: readonly ErrorForm[],
): Explained {
  const { plain, keyless, unknown, signed, elsewhere } = further
  const [outcome, address] = [outcomeOf(plain), addressOf(plain)]
  const isAlike = likeness(plain) === likeness(unknown)
  const errorClass = errorClassOf(plain) ?? ''
  const speaks = !isAlike || isErrorForm(plain.answer?.json) || isOwnCrash(plain)
  const told = (reason: Reason | undefined, speaking = speaks): Explained => ({ because: reason, speaks: speaking })
  if (!plain.answer)
    return told(elsewhere && because('speaks-no-tls', { address, without: addressOf(elsewhere) }), false)
  if (elsewhere) return told(because('served-elsewhere', { address, outcome, found: addressOf(elsewhere) }), false)
  if (isServerError(plain)) {
    const without = isServerError(keyless) ? 'alike' : outcomeOf(keyless)
    return told(because(isOwnCrash(plain) ? 'target-crashes' : 'network-fails', { address, outcome, without }))
  }
  if (isUnknownRoute(plain) && isAlike)
    return told(
      because('has-no-route', { routes: [...new Set(asked.filter(isUnknownRoute).map(addressOf))], outcome }),
      false,
    )
  const status = statusOf(plain)
  if (status >= 300 && status < 400) {
    const location = plain.answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? 'nowhere'
    return told(because('redirected', { address, status, location, isAlike }), false)
  }
  if (isSuccess(plain)) {
    const got = isRow(plain.answer.json) ? `${status}, JSON with ${keysOf(plain.answer.json)}` : bodyInShort(plain)
    return told(because(isAlike ? 'answers-any-path' : 'success-of-other-form', { address, got }))
  }
  // A refusal that is as the documents show it has nothing to be looked at any further.
  const isOdd = [errorHasClass, errorHasMessage, errorHasRequest].some(
    (rule) => rule([plain], forms).finding === 'broken',
  )
  if (wantsSignature(plain)) {
    const main = clients.find(({ purpose }) => purpose === 'main')
    if (main === undefined || main.status === 'live') return told(undefined)
    const isTaken = signed !== undefined && isSuccess(signed)
    return told(because('signature-demanded', { errorClass, status: main.status, isTaken }))
  }
  if (keyClasses.test(errorClass)) {
    const without = likeness(plain) === likeness(keyless) ? 'alike' : outcomeOf(keyless)
    return told(because('keys-refused', { errorClass, without }), isOdd)
  }
  return told(undefined, isOdd)
}

function addressOf({ request: { method, url } }: Exchange): string {
  return `${method} ${url.replace(/\?.*/, '')}`
}

const mostKeys = 5

function keysOf(body: Record<string, unknown>): string {
  const keys = Object.keys(body).slice(0, mostKeys)
  return keys.length === 0 ? 'nothing in it' : `${keys.join(', ')} and no data`
}

/** What an answer is, apart from its values: two that are alike do not show that the target tells their requests apart. */
function likeness(exchange: Exchange): string {
  const { json } = exchange.answer ?? {}
  return [
    statusOf(exchange),
    errorClassOf(exchange) ?? '',
    isRow(json) ? Object.keys(json).toSorted().join() : typeof json,
  ].join(' ')
}
