import type { HeaderList, ReceivedAnswer } from '../../../core/exchange.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { parseJson } from '../../../core/exact-json.ts'
import { learnFromAddress, looksMade } from './learn-from-address.ts'
import { kindOf, labelOf, secretHeaders } from './secret-fields.ts'
import { decodedText } from './text-view.ts'

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

/** Learns the secrets and tokens that an answer gives out, at any depth, and the tokens within its addresses. */
export function learnFromAnswer(answer: ReceivedAnswer, known: KnownSecrets): void {
  for (const [name, value] of answer.headers) learnFromHeader(name, value, known)
  // A long body is kept packed: it is read only where it is not JSON.
  const value = answer.json ?? parseJson(answer.body)
  if (value === undefined) learnFromText(answer.body, known)
  else learnFromValue(value, known)
}

function learnFromHeader(name: string, value: string, known: KnownSecrets): void {
  const label = secretHeaders.get(name.toLowerCase()) ?? labelOf(name)
  if (/set-cookie/i.test(name)) known.learn(value.replace(/^[^=;]*=|"|;.*/gs, ''), 'cookie')
  else if (label !== undefined && !/signature/i.test(name)) known.learn(value, label)
  if (kindOf(name).isAddress)
    for (const [address] of value.matchAll(/[^\s<>;,"']{4,}/g)) learnFromAddress(address, known, true)
}

/** `label` is set beneath a field with a secret. */
function learnFromValue(value: unknown, known: KnownSecrets, label?: string): void {
  if (typeof value !== 'object' || value === null) return
  // An answer may have a hundred thousand fields: names and values in pairs would take twice as long.
  const fields = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(fields)) {
    const item = fields[key]
    if (typeof item === 'string' || typeof item === 'object') learnFromField(key, item, known, label)
  }
}

function learnFromField(key: string, item: string | object | null, known: KnownSecrets, above?: string): void {
  const { isCode, isAddress, label: own } = kindOf(key)
  const label = above ?? own
  if (typeof item !== 'string') learnFromValue(item, known, label)
  else if (label !== undefined && (mustBeSecret(label) || isNoWord(item))) known.learn(item, label)
  else if (isCode && looksMade(item) && /\d/.test(item) && !/^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(item))
    known.learn(item, 'token')
  else if (/^[{[]/.test(item)) learnFromValue(parseJson(item), known)
  else if (/[/?#@]/.test(item)) learnFromAddress(item, known, isAddress)
}

function mustBeSecret(label: string): boolean {
  return label === 'secret' || label === 'token'
}

/** Whether a value is no word of a sentence, as it is where a field named after a password says what is wrong with one. */
function isNoWord(text: string): boolean {
  return !/\s/.test(text) && (/[^a-z]/i.test(text) || text.length > 10)
}

const named = /([\w-]{2,60})["']?\s*[:=]\s*["']?([^\s"'&;,<>{}]{4,})/g
const inputs = /\bname="([^"]{1,60})"[^>]{0,200}\bvalue="([^"]{4,})"/g

/** Learns from what is not JSON: forms, pages, JSON that breaks off. */
function learnFromText(body: string, known: KnownSecrets): void {
  for (const pattern of [named, inputs])
    for (const [, name = '', value = ''] of body.matchAll(pattern)) {
      const label = labelOf(decodedText(name))
      if (label !== undefined && isNoWord(value)) known.learn(decodedText(value), label)
    }
  for (const [address] of body.matchAll(/\bhttps?:\/\/[^\s"'<>]+/g)) learnFromAddress(address, known, false)
}
