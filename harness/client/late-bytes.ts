import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { isClosed } from './nesting.ts'

/** How long a connection is watched once an answer has ended too early, in milliseconds. */
const watchedMs = 250
const bodiless = new Set([204, 205, 304])

/**
 * Whether an answer ends, by the length that it names, before what it says does: a success without a body, or JSON that is
 * not closed. Then the length may be the mistake, and the rest still on its way.
 */
export function endsTooEarly({ statusCode = 0 }: IncomingMessage, method: string, body: Buffer): boolean {
  if (body.length > 0) return !isClosed(body)
  return method !== 'HEAD' && statusCode < 300 && !bodiless.has(statusCode)
}

/** How many bytes arrive over a connection after the answer; waits no longer than until the first of them. */
export function bytesAfter(socket: Socket): Promise<number> {
  const before = socket.bytesRead
  if (socket.destroyed || socket.readableEnded) return Promise.resolve(0)
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      for (const event of events) socket.off(event, settle)
      resolve(socket.bytesRead - before)
    }
    const timer = setTimeout(settle, watchedMs)
    for (const event of events) socket.on(event, settle)
  })
}

const events = ['data', 'end', 'close'] as const
