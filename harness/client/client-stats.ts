import type { SentRequest, TransportError } from '../../core/exchange.ts'
import { shorten } from '../../core/shorten.ts'
import { urlOf } from '../../core/web-address.ts'

const mostOfAsked = 200

/** What a client sent and received so far. */
export interface ClientStats {
  /** Requests sent, repeats included. */
  requests: number
  /** What they took from end to end, added up. */
  answerMs: number
  bytesReceived: number
  /** Answers with status 429. */
  rateLimited: number
  /** How often each code of transport error was met, with the first message and what was asked then. */
  transportErrorKinds: Record<string, { count: number; message: string; asked: string }>
}

/** Counts a request that ended in a transport error. */
export function countTransportError(stats: ClientStats, request: SentRequest, { code, message }: TransportError): void {
  const url = urlOf(request.url)
  const asked = shorten(`${request.method} ${url ? url.pathname + url.search : request.url}`, mostOfAsked)
  const kind = (stats.transportErrorKinds[code] ??= { count: 0, message, asked })
  kind.count += 1
}
