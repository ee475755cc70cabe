import { because } from '../../reasons/because.ts'
import { type AttemptView, attemptIn } from '../../checks/attempts/attempt-view.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed } from '../../../core/check-stopped.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { type PauseOptions, startPausing } from './pauses.ts'
import { settleMs } from './read-until.ts'

interface AttemptSource extends PauseOptions {
  /** Reads the login. */
  read: () => Promise<Exchange>
  deadlineMs: number
  /** Has the login read otherwise from now on, where it shows no attempt; false where it cannot be, or is already. */
  elsewhere?: () => boolean
  /** The id of the attempt that was the newest before; absent where there was none, or none is known to follow it. */
  after?: string | undefined
}

/**
 * Reads a login again and again, ever more slowly, until its newest attempt is as wanted. A login may show a new attempt a
 * little after the request that made it.
 * @throws CheckStopped (inconclusive) when the deadline passes or the login cannot be read.
 */
export async function waitForAttempt(
  source: AttemptSource,
  wanted: (attempt: AttemptView) => boolean,
  what: string,
): Promise<AttemptView> {
  const pauses = startPausing(source.deadlineMs, source)
  const appears = startPausing(Math.min(settleMs, source.deadlineMs))
  for (;;) {
    const exchange = await source.read()
    const attempt = attemptIn(exchange)
    const isNew = attempt !== undefined && (source.after === undefined || attempt.id !== source.after)
    if (!isNew && isSuccess(exchange) && (await appears.next())) continue
    if (!attempt && isSuccess(exchange) && source.elsewhere?.()) continue
    if (!attempt) throw setUpFailed('read the newest attempt of a login', exchange)
    if (wanted(attempt)) return attempt
    if (await pauses.next()) continue
    const facts = { wanted: what, seconds: source.deadlineMs / 1000 }
    throw new CheckStopped('inconclusive', because('attempt-too-slow', facts), [exchange])
  }
}
