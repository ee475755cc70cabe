import { mostShown } from '../../core/most-shown.ts'
import type { SentRequest, TransportError } from '../../core/exchange.ts'
import { shorten } from '../../core/shorten.ts'
import { urlOf } from '../../core/web-address.ts'

/** Counts of a client's requests and answers so far. */
export interface ClientStats {
  /** Sent requests, repeats included. */
  requests: number
  /** The sum of the times from request to answer. */
  answerMs: number
  bytesReceived: number
  /** Answers with status 429. */
  rateLimited: number
  /** Transport errors by code, each with the first message and its request. */
  transportErrorKinds: Record<string, { count: number; message: string; asked: string }>
}

export function countTransportError(stats: ClientStats, request: SentRequest, { code, message }: TransportError): void {
  const url = urlOf(request.url)
  const asked = shorten(`${request.method} ${url ? url.pathname + url.search : request.url}`, mostShown.value)
  const kind = (stats.transportErrorKinds[code] ??= { count: 0, message, asked })
  kind.count += 1
}
