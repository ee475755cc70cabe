import type { ReceivedAnswer, SentRequest } from '../../../core/exchange.ts'
import { parseJson } from '../../../core/exact-json.ts'
import { decodedPart, urlOf } from '../../../core/web-address.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { namesSecretField } from './mask-json-text.ts'
import { type AboutField, aboutField, labelOf, secretHeaders } from './secret-fields.ts'

/** A shorter value comes from a check and is no secret of the target. */
const shortestSent = 12
/** A machine-made value: long, without blanks, with a digit. */
const made = /^(?=\D*\d)[\w.~-]{11,}$/
/** Lower-case words joined by underscores are a name, such as a provider's. */
const name = /^[a-z0-9]+(?:_[a-z0-9]+)+$/

type Learning = Pick<KnownSecrets, 'learn'>

/**
 * Learns the secrets in headers and body fields, also those in which a check changed one character. Signatures are left
 * out: each is used once and hidden by its field's name, and a run sends thousands.
 */
export function learnFromRequest({ headers, body }: SentRequest, known: KnownSecrets): void {
  const sent: Learning = {
    learn: (value, label) => {
      if (value.length >= shortestSent) known.learn(value, label)
    },
  }
  for (const [header, value] of headers) {
    const label = secretHeaders.get(header.toLowerCase())
    if (label !== undefined && !/signature/i.test(header)) sent.learn(value, label)
  }
  if (namesSecretField(body)) learnFromValue(parseJson(body), sent)
}

/** Learns the secrets in the headers of an answer. */
export function learnFromHeaders({ headers }: ReceivedAnswer, known: Learning): void {
  for (const [header, value] of headers) learnFromHeader(header, value, known)
}

/** Learns the secrets and tokens in a body at any depth, and the tokens in its addresses. */
export function learnFromBody(answer: ReceivedAnswer, known: Learning): void {
  const value = answer.json ?? parseJson(answer.body)
  if (value === undefined) learnFromText(answer.body, known)
  else learnFromValue(value, known)
}

function learnFromHeader(header: string, value: string, known: Learning): void {
  const about = aboutField(header)
  const label = secretHeaders.get(header.toLowerCase()) ?? about.label
  if (/set-cookie/i.test(header)) known.learn(value.replace(/^[^=;]*=|"|;.*/gs, ''), 'cookie')
  else if (label !== undefined && !/signature/i.test(header)) known.learn(value, label)
  if (about.mayHoldToken)
    for (const [address] of value.matchAll(/[^\s<>;,"']{4,}/g)) learnFromAddress(address, known, true)
}

const entry = aboutField('')

/** `label` is set below a field with a secret. */
function learnFromValue(value: unknown, known: Learning, label?: string): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) learnFromItem(item, known, entry, label)
    return
  }
  const fields = value as Readonly<Record<string, unknown>>
  // No Object.entries: an answer may have a hundred thousand fields, and pairs take twice as long.
  for (const key of Object.keys(fields)) learnFromItem(fields[key], known, aboutField(key), label)
}

function learnFromItem(item: unknown, known: Learning, about: AboutField, above: string | undefined): void {
  if (typeof item === 'string') learnFromField(item, known, about, above ?? about.label)
  else if (typeof item === 'object') learnFromValue(item, known, above ?? about.label)
}

function learnFromField(text: string, known: Learning, about: AboutField, label: string | undefined): void {
  // A field named after a password may hold a sentence about one.
  if (label !== undefined && (label === 'secret' || label === 'token' || !/\s/.test(text))) known.learn(text, label)
  else if (about.isCode && made.test(text) && !name.test(text)) known.learn(text, 'token')
  else if (/^[{[]/.test(text)) learnFromValue(parseJson(text), known)
  else if (/[/?#@]/.test(text)) learnFromAddress(text, known, about.mayHoldToken)
}

/**
 * Learns the tokens in a relative or whole address: parameters with a secret name, and the user and password before the
 * host. In an address that grants access also every machine-made value.
 */
function learnFromAddress(address: string, known: Learning, letsIn: boolean): void {
  // A path alone reveals nothing where the address grants no access.
  if (!letsIn && !/[?#@]/.test(address)) return
  const url = urlOf(address, 'http://relative.invalid/')
  if (!url) return
  for (const [parameter, value] of [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]) {
    if (/https?:\/\//.test(value)) learnFromAddress(value, known, letsIn)
    else if (labelOf(parameter) !== undefined || /^code$/i.test(parameter)) known.learn(value, 'token')
    else if (made.test(value) && (letsIn || aboutField(parameter).isCode)) known.learn(value, 'token')
  }
  for (const part of [url.username, url.password]) known.learn(decodedPart(part), 'token')
  if (letsIn)
    for (const part of url.pathname.split('/'))
      if (made.test(decodedPart(part))) known.learn(decodedPart(part), 'token')
}

const named = /([\w-]{2,60})["']?\s*[:=]\s*["']?([^\s"'&;,<>{}]{4,})/g
const inputs = /\bname="([^"]{1,60})"[^>]{0,200}\bvalue="([^"]{4,})"/g

/** Learns from texts that are not JSON: forms, pages, truncated JSON. */
function learnFromText(body: string, known: Learning): void {
  for (const pattern of [named, inputs])
    for (const [, field = '', value = ''] of body.matchAll(pattern)) {
      const label = labelOf(decodedPart(field))
      if (label !== undefined) known.learn(decodedPart(value), label)
    }
  for (const [address] of body.matchAll(/\bhttps?:\/\/[^\s"'<>]+/g)) learnFromAddress(address, known, false)
}
