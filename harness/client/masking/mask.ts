import type { Exchange, HeaderList, ReceivedAnswer, SentRequest } from '../../../core/exchange.ts'
import { sharedBody } from '../../../core/shared-body.ts'
import { type Cutter, cutDeep } from './cutter.ts'
import { createKnownSecrets, type KnownSecrets } from './known-secrets.ts'
import { learnFromBody, learnFromHeaders, learnFromRequest } from './learn-secrets.ts'
import { maskJsonText, namesSecretField } from './mask-json-text.ts'
import { type OwnWords, ownWordsBeneath, ownWordsOfRecord } from './own-words.ts'
import { labelOf, secretHeaders } from './secret-fields.ts'

export interface Secret {
  value: string
  /** What it is, for readers: `Customer-secret`, `private key`. */
  label: string
}

/** The only way to disk and screen: everything written or printed goes through it. */
export interface Masker {
  /** Makes a value be hidden from now on wherever it stands; in any of the forms of `formsOf`. */
  learn(value: string, label: string): void
  /** Learns the secrets that an exchange carries: secrets sent in headers and bodies; secrets, tokens and address tokens received. */
  learnFrom(exchange: Exchange): void
  /** Any text with its secrets replaced: known values in every encoded form, and the values of secret JSON fields. */
  mask(text: string): string
  /** A copy: headers, addresses and bodies masked, the parsed body left out. */
  maskExchange(exchange: Exchange): Exchange
  /** The same, with what `bodyOf` makes of each body: it may know the text, so that it need not be masked again. */
  maskExchangeWith<Body>(exchange: Exchange, bodyOf: BodyOf<Body>): ExchangeWith<Body>
  /** A copy of plain data with every string masked, and the values of its secret fields. */
  maskValue<T>(value: T): T
  /**
   * The same for an event of the journal, in which the names that Assay gave stay as they are. With a cutter every text is
   * cut once it is masked.
   */
  maskRecord<T>(record: T, cutter?: Cutter): T
  /**
   * Masks with stand-ins of the same length and kinds of characters, for recordings that are evaluated again. To be asked for
   * before any secret is learnt.
   */
  keepingForm(): Masker
}

/** Makes what stands for the body of a message; `mask` gives it masked. */
export type BodyOf<Body> = (message: SentRequest | ReceivedAnswer, mask: () => string) => Body

/** A message with something else for its body. */
type With<Body, Message> = Omit<Message, 'body' | 'json'> & { body: Body }

/** An exchange with something else for its bodies. */
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

/** `learnt` are the answers and bodies whose secrets are known: each is met at least twice, as it comes and as evidence. */
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
    // A long body is kept packed: it is read only where it is asked for.
    body: bodyOf(message, () => maskBody(message.body)),
    // Read as single bytes, so that what is not secret keeps its bytes.
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

/** Counts by names that a target may have chosen, such as the class of a refusal. */
const keysFromTarget = new Set(['histogram', 'outcomes'])

function maskKeys(counts: unknown, mask: (text: string) => string): unknown {
  return Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [mask(name), count]))
}

interface Within {
  /** Set beneath a secret field, where every string gives way. */
  label?: string | undefined
  /** Which fields of a record stay as they are. */
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
