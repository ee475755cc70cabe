import type { Agent as HttpAgent, ClientRequest } from 'node:http'
import type { HeaderList } from '../../core/exchange.ts'

export interface WireOptions {
  /** Keeps connections; false opens one for this request only. */
  agent: HttpAgent | false
  /** From connecting to the answer's last byte. */
  timeoutMs: number
  maxAnswerBytes: number
}

/** The headers as sent, and the answer's bytes or the error. */
export interface WireOutcome {
  sentHeaders: HeaderList
  answer?: { status: number; headers: HeaderList; bytes: Buffer }
  error?: NodeJS.ErrnoException
  /** Received bytes of the answer, headers included. */
  receivedBytes: number
}

/** An address split before its path; undefined where HTTP cannot reach it. */
export function partsOf(url: string): { origin: string; path: string } | undefined {
  const parts = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(url)
  return parts?.[1] === undefined ? undefined : { origin: parts[1], path: parts[2] || '/' }
}

/** Watches a request's connection for the cause of an error and the beginning of an answer. */
export function watch(request: ClientRequest): () => Pick<WireOutcome, 'receivedBytes' | 'error'> {
  let before = 0
  let error: NodeJS.ErrnoException | undefined
  request.once('socket', (socket) => {
    before = socket.bytesRead
  })
  request.on('error', (first) => {
    error ??= first
  })
  return () => ({
    receivedBytes: (request.socket?.bytesRead ?? before) - before,
    ...(error && { error }),
  })
}

/** Header pairs from Node's flat list, in the order and case of the wire. */
export function headerPairs(raw: readonly string[]): HeaderList {
  return Array.from({ length: raw.length >> 1 }, (_, place) => [raw[place * 2] ?? '', raw[place * 2 + 1] ?? ''])
}

/** Assay's own error on the wire, with a code for `transportErrorOf`. */
export function wireError(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}

/** The error of an answer that is too long, packed or unpacked. */
export function tooLarge(maxAnswerBytes: number): NodeJS.ErrnoException {
  return wireError('ETOOLARGE', `The answer is longer than ${maxAnswerBytes} bytes`)
}
