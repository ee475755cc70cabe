import { check } from '../answers/check.ts'
import { demandOptional } from '../answers/demands.ts'
import { headerOf } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { differs, held, noted } from '../../../core/judgement.ts'
import { demandCallback, exchangesOf } from './callbacks.ts'

const digests = ['sha256', 'sha1', 'md5'] as const

/** What was found to be signed, and how. */
interface Match {
  input: string
  digest: (typeof digests)[number]
}

/**
 * Whether callbacks are signed with the digest of their version. What is signed is not shown: likely texts are tried under
 * the key of the target, with SHA-256 first and then with weaker digests. Where none fits it is untested.
 * Source: Account information / Events; Versioning.
 */
export const signedWithDigest = check(
  (observed: ObservedLogin, publicKey: string, digest: Exclude<Match['digest'], 'md5'>) => {
    const wanted = digest === 'sha256' ? 'SHA-256' : 'SHA-1'
    const { matches, unmatched } = matchesIn(observed, publicKey)
    const other = matches.find(({ match }) => match.digest !== digest)
    if (other) {
      const got = other.match.digest
      const difference = { wanted: `a signature made with ${wanted}`, got: `one made with ${got}` }
      return differs(difference, [other.callback.exchange])
    }
    const isKnown = unmatched.length === 0 && matches.length > 0
    demandOptional(isKnown, noneFits, exchangesOf(unmatched))
    const reason = because('callbacks-signed-with', { callbacks: matches.length, digest: wanted })
    return held(reason, exchangesOf(matches.map(({ callback }) => callback)))
  },
)

const noneFits = because('not-shown', { what: 'signature over a likely text', of: 'a callback' })

/** Whether the signature of a callback fits a text that callbacks are likely to sign. */
export function fitsLikelyText(callback: LoginCallback, publicKey: string): boolean {
  return matchOf(callback, createPublicKey(publicKey)) !== undefined
}

/** Notes which text the signature of callbacks was found to cover. */
export const signatureInputNoted = check((observed: ObservedLogin, publicKey: string) => {
  const { matches, unmatched } = matchesIn(observed, publicKey)
  const inputs = [...new Set(matches.map(({ match }) => `${match.input} (${match.digest})`))]
  const evidence = exchangesOf([...matches.map(({ callback }) => callback), ...unmatched])
  if (inputs.length === 0) return noted(noneFits, evidence)
  return noted(because('values-shown', { place: 'Signature', values: inputs }), evidence)
})

interface Found {
  matches: Array<{ callback: LoginCallback; match: Match }>
  unmatched: LoginCallback[]
}

/** What is known to be signed in each callback. @throws CheckStopped where none came */
function matchesIn(observed: ObservedLogin, publicKey: string): Found {
  const { callbacks } = observed
  demandCallback(callbacks.length, observed)
  const key = createPublicKey(publicKey)
  const found: Found = { matches: [], unmatched: [] }
  for (const callback of callbacks) {
    const match = matchOf(callback, key)
    if (match) found.matches.push({ callback, match })
    else found.unmatched.push(callback)
  }
  return found
}

function matchOf({ exchange }: LoginCallback, key: KeyObject): Match | undefined {
  const signature = headerOf(exchange.request, 'signature')
  if (signature === undefined) return undefined
  const bytes = Buffer.from(signature, 'base64')
  const inputs = likelyInputs(exchange.request)
  for (const digest of digests) {
    for (const [input, text] of inputs) if (verify(digest, Buffer.from(text), key, bytes)) return { input, digest }
  }
  return undefined
}

function likelyInputs(request: LoginCallback['exchange']['request']): Array<[string, string]> {
  const { method, url, body } = request
  const compact = compacted(body)
  const expires = headerOf(request, 'expires-at') ?? ''
  return [
    ['the address, a bar and the body', `${url}|${body}`],
    ['the address, a bar and the compact body', `${url}|${compact}`],
    ['the body', body],
    ['the compact body', compact],
    ['method, address and body, with bars between', `${method}|${url}|${body}`],
    ['Expires-at, method, address and body, with bars between', `${expires}|${method}|${url}|${body}`],
    ['the path, a bar and the body', `${new URL(url).pathname}|${body}`],
  ]
}

function compacted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}
