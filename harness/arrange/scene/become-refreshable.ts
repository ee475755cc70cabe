import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { sleep } from '../../tape/tape.ts'
import type { LoginRef } from './refs.ts'
import type { Scene } from './scene.ts'

/** How near a refresh must be for a check to wait for it rather than to want a clock. */
const mostSecondsWaited = 5

/** By how many seconds the clock may be moved further than is wanted, in seconds. */
export type SlackFor = (wanted: number) => number

/**
 * Moves the target's clock to where the login may be refreshed again, or waits for it where that is but seconds away.
 * The clock is moved by `slackFor` what is wanted more at most, by any number when absent.
 * @throws CheckStopped (untested) when the login names no moment, or one further ahead and the target offers no clock
 */
export async function becomeRefreshable(scene: Scene, login: LoginRef, slackFor?: SlackFor): Promise<void> {
  const { run, control } = scene
  const exchange = await shownAtRest(scene, login)
  const next = momentIn(exchange)
  if (acceptedData(exchange) === undefined) throw setUpFailed('read when a login may be refreshed', exchange)
  if (typeof next !== 'string') throw untested(because('next-refresh-not-shown'))
  const ahead = () => Math.ceil(Date.parse(next) / 1000 - run.client.secondsNow())
  const seconds = ahead()
  if (seconds < 0) return
  const pass = (wanted: number) => control.passTime(wanted, slackFor && wanted + slackFor(wanted))
  const waits = seconds <= mostSecondsWaited && run.offered.get('control-clock') !== true
  if (waits) await sleep((seconds + 1) * 1000)
  else await pass(seconds + 2)
  // Only a clock that was moved is known for sure: before, it may be behind what the target's Date headers say.
  if (!waits && ahead() >= 0) await pass(ahead() + 2)
}

/** The login as it is. One that the profile gives may still be fetched for the check before, and shows no moment until then. */
async function shownAtRest(scene: Scene, login: LoginRef): Promise<Exchange> {
  const shown = await scene.showLogin(login)
  if (scene.interface.makesLogins(scene.run) || typeof momentIn(shown) === 'string') return shown
  await scene.finished(login)
  return scene.showLogin(login)
}

function momentIn(shown: Exchange): unknown {
  return acceptedData(shown)?.['next_refresh_possible_at']
}
