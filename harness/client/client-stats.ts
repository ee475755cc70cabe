/** What a client sent and received so far. */
export interface ClientStats {
  /** Requests sent, repeats included. */
  requests: number
  /** What they took from end to end, added up. */
  answerMs: number
  bytesSent: number
  bytesReceived: number
  /** Answers with status 429. */
  rateLimited: number
  /** Requests sent again on a fresh connection because a kept one had gone stale. */
  resent: number
  /** Exchanges that ended in transport error. */
  troubles: number
  /** How often each code of transport error was met, with the first message. */
  transportErrorKinds: Record<string, { count: number; message: string }>
}
