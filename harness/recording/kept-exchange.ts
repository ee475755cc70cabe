import type { Exchange, HeaderList } from '../../core/exchange.ts'
import type { BodyOf, Masker } from '../client/masking/mask.ts'
import { readAnswer } from '../client/record.ts'
import type { ExchangeKept } from './recording-line.ts'

/** A recorded body: the text itself, or its id. */
export type KeptBody = BodyOf<string | number>

/** Signatures that are used once and never evaluated: a hundred thousand of them would fill a recording. */
const ownSignatures = new Set(['signature', 'x-jws-signature'])
const leftOut = 'KGxlZnQgb3V0KQ=='

/** An exchange for a recording: masked, and without Assay's signatures. */
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

/** An exchange from a recording, with its answer parsed again. */
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
