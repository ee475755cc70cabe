import type { Agent as HttpAgent, ClientRequest } from 'node:http'
import type { HeaderList } from '../../core/exchange.ts'

export interface WireOptions {
  /** Keeps connections; false opens one for this request alone. */
  agent: HttpAgent | false
  /** For the whole of it, from connecting to the answer's last byte. */
  timeoutMs: number
  maxAnswerBytes: number
}

/** What went over the wire: the headers as sent, and the answer's bytes or the error that came instead. */
export interface WireOutcome {
  sentHeaders: HeaderList
  answer?: { status: number; headers: HeaderList; bytes: Buffer }
  error?: NodeJS.ErrnoException
  /** Bytes of the answer that arrived, headers included. */
  receivedBytes: number
}

/** An address cut where the path begins; undefined when HTTP cannot go to it. */
export function partsOf(url: string): { origin: string; path: string } | undefined {
  const parts = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(url)
  return parts?.[1] === undefined ? undefined : { origin: parts[1], path: parts[2] || '/' }
}

/** Watches a request's connection, so that the cause of an error is known, and whether an answer began. */
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

/** Header pairs out of Node's flat list, in the order and the case of the wire. */
export function headerPairs(raw: readonly string[]): HeaderList {
  return Array.from({ length: raw.length >> 1 }, (_, place) => [raw[place * 2] ?? '', raw[place * 2 + 1] ?? ''])
}

/** An error of Assay's own on the wire, with the code that `transportErrorOf` reads. */
export function wireError(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}

/** The error of an answer that was read no further, unpacked or not. */
export function tooLarge(maxAnswerBytes: number): NodeJS.ErrnoException {
  return wireError('ETOOLARGE', `The answer is longer than ${maxAnswerBytes} bytes`)
}
