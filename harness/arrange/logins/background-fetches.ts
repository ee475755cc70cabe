import { daySeconds, graceSeconds, hourSeconds } from '../../../core/calendar.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import type { Send } from '../../client/draft.ts'
import { because } from '../../reasons/because.ts'
import { ConnectionRequests } from '../scene/connection-requests.ts'
import { fewScopes } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'
import { bodyTaken } from './v6-body-taken.ts'

/** How many background fetches a day allows. Source: Account information / Limits. */
const mostPerDay = 4
/** The part of the day that is kept for what fetches and other checks take. */
const spareSeconds = 2 * hourSeconds

/** Background fetches of one login: those that a day allows, one more, and one a day later. Later ones are absent where an earlier one was answered wrongly. */
export interface BackgroundFetches {
  allowed: Exchange[]
  beyond?: Exchange
  later?: Exchange
}

/**
 * Fetches a login in the background each time that it may be refreshed, once more than a day allows, and a day later.
 * @throws CheckStopped (untested) without a clock to move, or where a day is over before the limit is reached
 */
export async function fetchInBackground(scene: Scene, send: Send): Promise<BackgroundFetches> {
  if (scene.requests instanceof ConnectionRequests) await bodyTaken(scene, send, 'background_refresh')
  const login = await scene.newFetchedLogin({ provider: 'directive', fields: fewScopes })
  const { client } = scene.run
  const began = client.secondsNow()
  const allowed: Exchange[] = []
  // Each may be later than need be, together with what others wait for, by as much as lets the rest fit into the day.
  const slackFor = (wanted: number) => {
    const leftSeconds = began + daySeconds - spareSeconds - client.secondsNow()
    return Math.max(0, leftSeconds / (mostPerDay + 1 - allowed.length) - wanted)
  }
  const fetch = async () => {
    await scene.becomeRefreshable(login, slackFor)
    const before = attemptIn(await scene.showLogin(login))?.id
    const answer = await send(scene.requests.refreshInBackground(login, fewScopes))
    if (isSuccess(answer)) await scene.finished(login, before)
    return answer
  }
  while (allowed.length < mostPerDay) {
    const answer = await fetch()
    allowed.push(answer)
    if (!isSuccess(answer)) return { allowed }
  }
  await scene.becomeRefreshable(login, slackFor)
  const elapsed = client.secondsNow() - began
  if (elapsed > daySeconds - graceSeconds) throw untested(because('day-over-before-limit', { fetches: mostPerDay }))
  const beyond = await fetch()
  await scene.control.passTime(daySeconds + graceSeconds)
  return { allowed, beyond, later: await fetch() }
}
