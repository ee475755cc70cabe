import type { Exchange, HeaderList, ReceivedAnswer } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import { readAnswer } from '../client/record.ts'
import type { ExchangeKept } from './recording-line.ts'

/** A body as it is kept: by itself, or by the id of its text. `mask` makes the text that may be written. */
export type KeptBody = (raw: string, mask: () => string) => string | number

/** Used once each, and never looked at: a hundred thousand of them would fill a recording. */
const ownSignatures = new Set(['signature', 'x-jws-signature'])
const leftOut = 'KGxlZnQgb3V0KQ=='

const noRequest = { method: '', url: '', headers: [], body: '' }

/** An exchange as a recording holds it: masked, and without our own signatures. */
export function keptExchange(exchange: Exchange, masker: Masker, body: KeptBody): ExchangeKept['exchange'] {
  const { request, answer, trouble, ...rest } = exchange
  const unsigned = { ...request, headers: request.headers.map(withoutSignature) }
  const bare = { ...rest, request: { ...unsigned, body: '' }, ...(trouble && { trouble }) }
  const masked = masker.maskExchange({ ...bare, ...(answer && { answer: withoutBody(answer) }) })
  const bodyOf = (raw: string) =>
    body(raw, () => masker.maskExchange({ ...bare, request: { ...noRequest, body: raw } }).request.body)
  return {
    ...masked,
    request: { ...masked.request, body: bodyOf(request.body) },
    ...(answer && masked.answer && { answer: { ...masked.answer, body: bodyOf(answer.body) } }),
  }
}

function withoutSignature([name, value]: HeaderList[number]): HeaderList[number] {
  return ownSignatures.has(name.toLowerCase()) ? [name, leftOut] : [name, value]
}

function withoutBody({ status, headers, bodyBase64 }: ReceivedAnswer): ReceivedAnswer {
  return { status, headers, body: '', ...(bodyBase64 !== undefined && { bodyBase64 }) }
}

/** The exchange that a recording holds, its answer parsed again. */
export function exchangeFrom(kept: ExchangeKept['exchange'], textOf: (body: string | number) => string): Exchange {
  const { request, answer, ...rest } = kept
  return {
    ...rest,
    request: { ...request, body: textOf(request.body) },
    ...(answer && {
      answer: readAnswer({
        status: answer.status,
        headers: answer.headers,
        bytes:
          answer.bodyBase64 === undefined ? Buffer.from(textOf(answer.body)) : Buffer.from(answer.bodyBase64, 'base64'),
      }),
    }),
  }
}
