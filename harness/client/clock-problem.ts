import type { ReceivedAnswer, TransportError } from '../../core/exchange.ts'
import type { PreparedRequest } from './prepare.ts'
import type { FollowedClock } from './pacing/target-clock.ts'

const ofClocks = new Set(['RequestExpired', 'ExpiresAtInvalid'])

/** Whether an answer refuses the expiry time of a signature. */
export function refusesClock(answer: ReceivedAnswer | undefined): boolean {
  const body = answer?.json as { error_class?: unknown; error?: { class?: unknown } | null } | null | undefined
  return ofClocks.has(String(body?.error_class ?? body?.error?.class))
}

/** The transport error of a signed request that is refused for its time, where the target's clock is unknown. */
export function clockProblem(
  { headers }: PreparedRequest,
  answer: ReceivedAnswer,
  followed: FollowedClock,
): TransportError | undefined {
  const isSigned = headers.some(([name]) => name.toLowerCase() === 'expires-at')
  if (followed !== 'neither' || !isSigned || !refusesClock(answer)) return undefined
  const message =
    'The Date header of the target is far from the time of this machine, and it refuses signatures by either clock. Correct the clock of this machine or of the server.'
  return { code: 'CLOCK_UNKNOWN', message }
}
