import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { because } from '../../reasons/because.ts'
import type { Run } from '../../run/run.ts'
import { sleep } from '../../tape/tape.ts'
import type { Control } from './control.ts'

/** By how many seconds more than is wanted the clock may be moved. */
export type SlackFor = (wanted: number) => number

/** Short of what a check must notice of a target that lets refresh too late; long enough for logins that were fetched together. */
const atMostLate: SlackFor = () => 300

/** How near a refresh must be for a check to wait for it rather than to want a clock. */
const mostSecondsWaited = 5

/** When the login that an answer shows may be refreshed; undefined where it does not say. */
export function nextRefreshIn(shown: Exchange): string | undefined {
  const next = acceptedData(shown)?.['next_refresh_possible_at']
  return typeof next === 'string' ? next : undefined
}

/**
 * Moves the target's clock to where the login that is shown may be refreshed again, or waits for it where that is but seconds
 * away. The clock is moved by `slackFor` what is wanted more at most.
 * @throws CheckStopped (untested) when the login names no moment, or one further ahead and the target offers no clock
 */
export async function becomeRefreshable(
  { run, control }: { run: Run; control: Control },
  shown: Exchange,
  slackFor: SlackFor = atMostLate,
): Promise<void> {
  const next = nextRefreshIn(shown)
  if (acceptedData(shown) === undefined) throw setUpFailed('read when a login may be refreshed', shown)
  if (next === undefined) throw untested(because('next-refresh-not-shown'))
  const ahead = () => Math.ceil(Date.parse(next) / 1000 - run.client.secondsNow())
  const seconds = ahead()
  if (seconds < 0) return
  const pass = (wanted: number) => control.passTime(wanted, wanted + slackFor(wanted))
  const waits = seconds <= mostSecondsWaited && run.offered.get('control-clock') !== true
  if (waits) await sleep((seconds + 1) * 1000)
  else await pass(seconds + 2)
  // Only a clock that was moved is known for sure: before, it may be behind what the target's Date headers say.
  if (!waits && ahead() >= 0) await pass(ahead() + 2)
}
