import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { type HeaderList, type ReceivedAnswer, type SentRequest, shareBody } from '../../core/exchange.ts'
import { mayHoldUnusualNumber, parseJson } from '../../core/exact-json.ts'
import { Newest } from '../../core/newest.ts'
import { PackedText } from './packed-text.ts'
import type { PreparedRequest } from './prepare.ts'

/** Longer answers are kept packed. */
const mostUnpacked = 64 * 1024

/** Lists come repeatedly: answers with the same text share the recently packed one. */
const packedLast = new Newest<string, PackedText>(16_000_000)
const parsedLast = new Newest<string, { json: unknown; unusual: boolean }>(2_000_000)

const noJson = { json: undefined, unusual: false }

const packedBodies = new WeakMap<object, PackedText>()

/** Whether a body is kept packed, so that reading it takes time. */
export function isPacked(message: SentRequest | ReceivedAnswer): boolean {
  return packedBodies.has(message)
}

/** The length of a body: characters, or bytes where it is kept packed. Nothing is unpacked. */
export function bodyLength(message: SentRequest | ReceivedAnswer): number {
  return packedBodies.get(message)?.bytes ?? message.body.length
}

/** A digest that identifies a message's body. Nothing is unpacked. */
export function bodyDigest(message: SentRequest | ReceivedAnswer): string {
  return packedBodies.get(message)?.digest ?? hash('sha256', message.body, 'base64')
}

/** The request as evidence: its bytes as text, and in base64 where they are not UTF-8. */
export function sentRequest({ method, url, body }: PreparedRequest, headers: HeaderList): SentRequest {
  return { method, url, headers, ...asText(body) }
}

/** The answer as evidence, parsed where it is JSON. */
export function readAnswer({
  status,
  headers,
  bytes,
}: {
  status: number
  headers: HeaderList
  bytes: Buffer
}): ReceivedAnswer {
  if (bytes.length > mostUnpacked && isUtf8(bytes)) {
    const digest = hash('sha256', bytes, 'base64')
    const packed = packedLast.of(digest, bytes.length, () => new PackedText(bytes, digest))
    return largeAnswer(status, headers, packed)
  }
  const text = asText(bytes)
  const { body } = text
  const isText = text.bodyBase64 === undefined && body !== ''
  const { json, unusual } = isText ? parsedLast.of(body, body.length, () => parsed(body)) : noJson
  if (json === undefined) return { status, headers, ...text }
  const answer = Object.defineProperty({ status, headers, ...text, json }, 'unusualNumbers', { value: unusual })
  if (typeof json === 'object' && json !== null) shareBody(answer, json)
  return answer
}

/** An answer whose body is unpacked when read. A body that is not JSON has no `json`. */
function largeAnswer(status: number, headers: HeaderList, packed: PackedText): ReceivedAnswer {
  const answer = {
    status,
    headers,
    get body() {
      return packed.text
    },
  }
  packedBodies.set(answer, packed)
  shareBody(answer, packed)
  if (packed.json === undefined) return answer
  Object.defineProperty(answer, 'unusualNumbers', { value: packed.mayHoldUnusualNumber })
  return Object.defineProperty(answer, 'json', { enumerable: true, get: () => packed.json })
}

function parsed(text: string): { json: unknown; unusual: boolean } {
  const unusual = mayHoldUnusualNumber(text)
  return { json: parseJson(text, unusual), unusual }
}

function asText(bytes: Buffer): { body: string; bodyBase64?: string } {
  return isUtf8(bytes) ? { body: bytes.toString() } : { body: bytes.toString(), bodyBase64: bytes.toString('base64') }
}
