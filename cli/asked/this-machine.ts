import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Headers that keep other sites from reading, framing or opening a page for a user of this machine. */
export const closedToOthers: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Whether a request came from this machine, to a name of this machine, without a proxy's headers. */
export function fromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    !forwarding.some((name) => headers[name] !== undefined)
  )
}

/**
 * Whether one of our pages sent a form: other sites can neither read the guard nor hide their origin. A proxy may
 * change the host, so the public one counts too.
 */
export function fromOwnPage(
  { baseUrl }: { baseUrl: string },
  { headers }: Pick<IncomingMessage, 'headers'>,
  { sent = '', guard }: { sent: string | undefined; guard: string },
): boolean {
  const { origin, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const ownHosts = [host.toLowerCase(), new URL(baseUrl).host]
  if (origin !== undefined && !(URL.canParse(origin) && ownHosts.includes(new URL(origin).host))) return false
  return same(sent, guard)
}

/** Compares two texts in constant time. */
export function same(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
