import {
  type Exchange,
  type HeaderList,
  type ReceivedAnswer,
  type SentRequest,
  sharedBody,
} from '../../../core/exchange.ts'
import { type Cutter, cutDeep } from './cutter.ts'
import { createKnownSecrets, type KnownSecrets } from './known-secrets.ts'
import { learnFromBody, learnFromHeaders, learnFromRequest } from './learn-secrets.ts'
import { maskJsonText, namesSecretField } from './mask-json-text.ts'
import { labelOf, secretHeaders } from './secret-fields.ts'
import type { Secret } from '../../profile/secrets-of.ts'
import { isKnownCode } from '../../reasons/words-of.ts'

/** Everything that is written or printed goes through it. */
export interface Masker {
  /** Hides a value from now on in all forms of `formsOf`. */
  learn(value: string, label: string): void
  /** Learns the secrets of an exchange: sent ones in headers and bodies, received secrets, tokens and tokens in addresses. */
  learnFrom(exchange: Exchange): void
  /** A text with its secrets replaced: known values in every encoding, and the values of secret JSON fields. */
  mask(text: string): string
  /** A copy with masked headers, addresses and bodies, without the parsed body. */
  maskExchange(exchange: Exchange): Exchange
  /** The same, with bodies made by `bodyOf`. It may already know the masked text, so that masking is not repeated. */
  maskExchangeWith<Body>(exchange: Exchange, bodyOf: BodyOf<Body>): ExchangeWith<Body>
  /** A copy of plain data with every string and the values of secret fields masked. */
  maskValue<T>(value: T): T
  /** The same for a journal event, whose names from Assay stay. A cutter cuts each text after masking. */
  maskRecord<T>(record: T, cutter?: Cutter): T
  /**
   * Masks with stand-ins of the same length and character kinds, for recordings that are evaluated again. Must be
   * called before a secret is learned.
   */
  keepingForm(): Masker
}

/** Makes the replacement of a message's body; `mask` returns the masked body. */
export type BodyOf<Body> = (message: SentRequest | ReceivedAnswer, mask: () => string) => Body

type With<Body, Message> = Omit<Message, 'body' | 'json'> & { body: Body }

/** An exchange with replaced bodies. */
export type ExchangeWith<Body> = Omit<Exchange, 'request' | 'answer'> & {
  request: With<Body, SentRequest>
  answer?: With<Body, ReceivedAnswer>
}

const pem = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g

/** A masker that knows these secrets from the start. */
export function createMasker(secrets: readonly Secret[] = []): Masker {
  const known = createKnownSecrets()
  for (const { value, label } of secrets) known.learn(value, label)
  return maskerOf(known, new WeakSet())
}

/** `learnt` holds the answers and bodies whose secrets are known: each comes at least twice, on receipt and as evidence. */
function maskerOf(known: KnownSecrets, learnt: WeakSet<object>): Masker {
  const learnOnce = (answer: ReceivedAnswer | undefined) => {
    if (!answer || learnt.has(answer)) return
    learnt.add(answer)
    learnFromHeaders(answer, known)
    const body = sharedBody(answer)
    if (body !== answer && learnt.has(body)) return
    learnt.add(body)
    learnFromBody(answer, known)
  }
  const mask = (text: string) => {
    const plain = text.includes('PRIVATE KEY') ? text.replace(pem, (key) => known.standIn(key, 'private key')) : text
    return namesSecretField(plain) ? maskJsonText(plain, known) : known.replace(plain)
  }
  function maskExchangeWith<Body>(exchange: Exchange, bodyOf: BodyOf<Body>): ExchangeWith<Body> {
    const { request, answer, trouble, ...rest } = exchange
    learnOnce(answer)
    return {
      ...rest,
      request: { method: request.method, url: mask(request.url), ...maskMessage(request, known, mask, bodyOf) },
      ...(answer && { answer: { status: answer.status, ...maskMessage(answer, known, mask, bodyOf) } }),
      ...(trouble && { trouble: { code: trouble.code, message: mask(trouble.message) } }),
    }
  }
  return {
    learn: (value, label) => known.learn(value, label),
    learnFrom({ request, answer }) {
      learnFromRequest(request, known)
      learnOnce(answer)
    },
    mask,
    maskExchange: (exchange) => maskExchangeWith(exchange, (_message, masked) => masked()),
    maskExchangeWith,
    maskValue: <T>(value: T) => maskDeep(value, known, mask) as T,
    maskRecord: <T>(record: T, cutter?: Cutter) =>
      maskDeep(record, known, mask, { own: ownWordsOfRecord, cutter }) as T,
    keepingForm: () => maskerOf(known.keepingForm(), learnt),
  }
}

function maskMessage<Body>(
  message: SentRequest | ReceivedAnswer,
  known: KnownSecrets,
  mask: (text: string) => string,
  bodyOf: BodyOf<Body>,
) {
  const { headers, bodyBase64 } = message
  const maskBody = (text: string) => mask(isMultipart(text) ? maskParts(text, known) : text)
  return {
    headers: headers.map(([name, value]) => [known.replace(name), maskHeader(name, value, known)]) as HeaderList,
    // A getter, because a long body is kept packed until it is read.
    body: bodyOf(message, () => maskBody(message.body)),
    // Read as single bytes, so that everything but secrets keeps its bytes.
    ...(bodyBase64 !== undefined && {
      bodyBase64: Buffer.from(maskBody(Buffer.from(bodyBase64, 'base64').toString('latin1')), 'latin1').toString(
        'base64',
      ),
    }),
  }
}

function maskHeader(name: string, value: string, known: KnownSecrets): string {
  const label = secretHeaders.get(name.toLowerCase()) ?? labelOf(name)
  return label === undefined || value === '' ? known.replace(value) : known.standIn(value, label)
}

function isMultipart(text: string): boolean {
  return text.startsWith('--') && /content-disposition: *form-data/i.test(text)
}

/** Hides the content of uploaded files and of credential fields in a multipart body. */
function maskParts(text: string, known: KnownSecrets): string {
  const part =
    /(content-disposition:[^\r\n]*?\bname="([^"]*)"[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n)([\s\S]*?)(?=\r?\n--)/gi
  return text.replace(part, (whole, head: string, name: string, content: string) => {
    if (content === '' || (labelOf(name) === undefined && !/file|credentials/i.test(name))) return whole
    return head + known.standIn(content, /file/i.test(name) ? 'file content' : 'credential')
  })
}

/** Counts by names that a target may have chosen, such as an error class. */
const keysFromTarget = new Set(['histogram', 'outcomes'])

function maskKeys(counts: unknown, mask: (text: string) => string): unknown {
  return Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [mask(name), count]))
}

interface Within {
  /** Set below a secret field, where every string is replaced. */
  label?: string | undefined
  /** The fields of a record that stay unchanged. */
  own?: OwnWords | undefined
  cutter?: Cutter | undefined
}

function maskDeep(value: unknown, known: KnownSecrets, mask: (text: string) => string, within: Within = {}): unknown {
  const { label, own, cutter } = within
  if (typeof value === 'string') {
    const masked = label === undefined || value === '' ? mask(value) : known.standIn(value, label)
    return cutter ? cutter.cut(masked) : masked
  }
  if (Array.isArray(value)) return value.map((item) => maskDeep(item, known, mask, within))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskedItem(value, key, item)]))

  function maskedItem(record: object, key: string, item: unknown): unknown {
    const inner = cutter?.beneath(key)
    if (own?.(record, key)) return inner ? cutDeep(item, inner) : item
    if (keysFromTarget.has(key) && !Array.isArray(item)) return maskKeys(item, mask)
    return maskDeep(item, known, mask, { label: label ?? labelOf(key), own: ownWordsBeneath(key, own), cutter: inner })
  }
}

/** Fields of journal events with names from Assay, never with a target's text. */
const namesGiven = new Set([
  'type',
  'at',
  'check',
  'checks',
  'requirement',
  'requirements',
  'interface',
  'interfaces',
  'address',
  'planned',
  'verdict',
  'where',
  'dependsOn',
  'evidence',
])

type OwnWords = (record: object, field: string) => boolean

/** For a journal event: codes and names from Assay. A secret may equal such an everyday word, and replacing it would make the record unreadable. */
const ownWordsOfRecord: OwnWords = (record, field) => namesGiven.has(field) || isCode(record, field)

/** For values below a field: facts choose their field names freely, so only their codes are known. */
function ownWordsBeneath(field: string, own: OwnWords | undefined): OwnWords | undefined {
  return field === 'facts' && own ? isCode : own
}

function isCode(record: object, field: string): boolean {
  return field === 'code' && 'facts' in record && isKnownCode(String(Reflect.get(record, field)))
}
