import type { HeaderList, ReceivedAnswer } from '../../../core/exchange.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { parseJson } from '../../../core/exact-json.ts'
import { addressFields, secretFields, secretHeaders } from './secret-fields.ts'

// Shorter header values are near-misses made up by a probe, not secrets that a target gave out.
const shortestSent = 12

/**
 * Learns the secrets sent in headers. Signatures are left out: each is used once, hidden in its own field, and a run
 * sends a hundred thousand of them.
 */
export function learnFromHeaders(headers: HeaderList, known: KnownSecrets): void {
  for (const [name, value] of headers) {
    const label = secretHeaders.get(name.toLowerCase())
    if (label !== undefined && !/signature/i.test(name) && value.length >= shortestSent) known.learn(value, label)
  }
}

// How the names of fields with secrets and addresses end: most answers have none, and are not searched for them.
const tellingEnds = ['secret"', 'token"', '_url"']

/** Learns the secrets and tokens that an answer gives out, at any depth, and the tokens within its addresses. */
export function learnFromAnswer({ body, json }: ReceivedAnswer, known: KnownSecrets): void {
  if (tellingEnds.some((end) => body.includes(end))) learnFromValue(json ?? parseJson(body), known)
}

function learnFromValue(value: unknown, known: KnownSecrets): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object') learnFromValue(item, known)
    else if (typeof item !== 'string') continue
    else if (addressFields.has(key)) learnFromAddress(item, known)
    else if (key === 'secret' || key.endsWith('token')) known.learn(item, secretFields.get(key) ?? 'token')
  }
}

/** Parameters and path segments that look like made by a machine: long, with a digit. */
function learnFromAddress(address: string, known: KnownSecrets): void {
  const url = URL.parse(address)
  if (!url) return
  const parts = [
    ...url.searchParams.values(),
    ...new URLSearchParams(url.hash.slice(1)).values(),
    ...url.pathname.split('/'),
  ]
  for (const part of parts)
    if (part.length >= 12 && /\d/.test(part) && !part.includes('://')) known.learn(part, 'token')
}
