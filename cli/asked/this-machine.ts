import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** With these no other site reads, frames or opens a page that is for a person of this machine. */
export const closedToOthers: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Whether a request came from this machine, under a name of this machine, and through no proxy that says that it is one. */
export function fromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    !forwarding.some((name) => headers[name] !== undefined)
  )
}

/**
 * Whether a form was sent from a page of ours: no other site can read the guard, or hide where it is. A proxy
 * may change the host, so the public one counts too.
 */
export function fromOwnPage(
  { baseUrl }: { baseUrl: string },
  { headers }: Pick<IncomingMessage, 'headers'>,
  { sent = '', guard }: { sent: string | undefined; guard: string },
): boolean {
  const { origin, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const own = [host.toLowerCase(), new URL(baseUrl).host]
  if (origin !== undefined && !(URL.canParse(origin) && own.includes(new URL(origin).host))) return false
  return same(sent, guard)
}

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function same(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
