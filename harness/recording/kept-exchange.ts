import type { Exchange, HeaderList } from '../../core/exchange.ts'
import type { BodyOf, Masker } from '../client/masking/mask.ts'
import { readAnswer } from '../client/record.ts'
import type { ExchangeKept } from './recording-line.ts'

/** A body as it is kept: by itself, or by the id of its text. */
export type KeptBody = BodyOf<string | number>

/** Used once each, and never looked at: a hundred thousand of them would fill a recording. */
const ownSignatures = new Set(['signature', 'x-jws-signature'])
const leftOut = 'KGxlZnQgb3V0KQ=='

/** An exchange as a recording holds it: masked, and without our own signatures. */
export function keptExchange(exchange: Exchange, masker: Masker, body: KeptBody): ExchangeKept['exchange'] {
  const { request } = exchange
  return masker.maskExchangeWith(
    { ...exchange, request: { ...request, headers: request.headers.map(withoutSignature) } },
    body,
  )
}

function withoutSignature([name, value]: HeaderList[number]): HeaderList[number] {
  return ownSignatures.has(name.toLowerCase()) ? [name, leftOut] : [name, value]
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
