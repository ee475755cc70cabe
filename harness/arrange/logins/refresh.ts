import { because } from '../../reasons/because.ts'
import { daySeconds, graceSeconds } from '../../../core/calendar.ts'
import { acceptedData, rowsOf } from '../../checks/answers/answer.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'
import { follow, type MadeConnection } from './connect.ts'
import { providerNamedIn } from './logins.ts'
import type { LoginRef } from '../scene/refs.ts'
import { readUntil } from '../scene/read-until.ts'
import { type Scene } from '../scene/scene.ts'
import { attemptsNow } from './read-attempts.ts'

/** How far ahead the moment is at least when the clock was moved close to it. */
const leastSeconds = graceSeconds / 4
const twoDaysSeconds = 2 * daySeconds

/** A fetched login whose next refresh is possible now. @throws CheckStopped (untested) without a clock to move */
export async function refreshableLogin(scene: Scene): Promise<LoginRef> {
  const login = await scene.newFetchedLogin()
  await scene.becomeRefreshable(login)
  return login
}

/**
 * Refreshes a login before its next_refresh_possible_at: shortly before it where the target's clock can be moved. There,
 * the same refresh follows after the moment, as the control.
 * @throws CheckStopped (untested) when the login names no moment or one that is less than a minute ahead; (inconclusive) when
 * it came while the clock was waited for
 */
export async function refreshBefore(
  scene: Scene,
  send: Send,
  login: LoginRef,
  draft = scene.requests.refreshInBackground(login),
): Promise<[Exchange | undefined, Exchange]> {
  const ahead = await secondsUntilRefresh(scene, login)
  if (ahead === undefined) throw untested(because('not-shown', { what: 'next_refresh_possible_at', of: 'the login' }))
  if (ahead <= graceSeconds) throw untested(because('next-refresh-too-near'))
  const movable = scene.run.offered.get('control-clock') === true
  const near = Math.floor(ahead - 1.5 * graceSeconds)
  const gone = movable && ahead > 2 * graceSeconds ? await scene.control.advanceClock(near, near + graceSeconds) : 0
  // Who waits minutes for the clock, since other checks go on, may wait past the moment.
  if (ahead - gone < leastSeconds) throw new CheckStopped('inconclusive', because('next-refresh-too-near'))
  const answer = await send(draft)
  if (!movable || acceptedData(answer) !== undefined) return [undefined, answer]
  await scene.becomeRefreshable(login)
  return [await send(draft), answer]
}

async function secondsUntilRefresh(scene: Scene, login: LoginRef): Promise<number | undefined> {
  const next = acceptedData(await scene.showLogin(login))?.['next_refresh_possible_at']
  return typeof next === 'string' ? Date.parse(next) / 1000 - scene.run.client.secondsNow() : undefined
}

/** Refreshes two logins at a moment when both could be, each followed to its end. The first is the control. */
export async function refreshBoth(
  scene: Scene,
  send: Send,
  [first, second]: readonly [LoginRef, LoginRef],
): Promise<[MadeConnection, Connection]> {
  await scene.becomeRefreshable(first)
  const ahead = await secondsUntilRefresh(scene, second)
  if (ahead !== undefined && ahead >= 0) await scene.becomeRefreshable(second)
  const { customer, provider } = first
  const control = await follow(scene, send, first, scene.requests.refresh(first))
  const connection = await follow(scene, send, second, scene.requests.refresh(second))
  return [{ ...control, login: first, customer, provider: provider.purpose }, connection]
}

/**
 * A fetched login with daily_refresh and one without, of a provider that can be fetched automatically.
 * @throws CheckStopped (untested) when the provider cannot
 */
export async function dailyAndOther(scene: Scene, send: Send): Promise<[LoginRef, LoginRef]> {
  const daily = await scene.newFetchedLogin({ fields: { daily_refresh: true } })
  const shown = await send(scene.requests.showLogin(daily))
  const provider = acceptedData(await send(providerNamedIn(scene, shown)))
  if (provider?.['automatic_fetch'] !== true) throw untested(because('provider-not-automatic'))
  return [daily, await scene.newFetchedLogin({ fields: { daily_refresh: false } })]
}

/** The attempts of two logins, listed before and after two days; the wait ends when the first has a new one. */
export interface TwoDays {
  daily: [Exchange, Exchange]
  other: [Exchange, Exchange]
}

/** Lets two days pass. @throws CheckStopped (untested) without a clock to move */
export async function letTwoDaysPass(
  scene: Scene,
  send: Send,
  [daily, other]: readonly [LoginRef, LoginRef],
): Promise<TwoDays> {
  const list = (login: LoginRef) => send(scene.requests.listAttempts(login))
  const before = [await attemptsNow(scene, send, daily), await attemptsNow(scene, send, other)] as const
  const count = rowsOf(before[0])?.length
  if (count === undefined) throw setUpFailed('list the attempts of a login', before[0])
  await scene.control.passTime(twoDaysSeconds)
  const grown = (exchange: Exchange) => (rowsOf(exchange)?.length ?? 0) > count
  const deadlineMs = Math.min(scene.run.profile.pacing.fetch_timeout_seconds * 1000, 10_000)
  const after = await readUntil(() => list(daily), grown, deadlineMs)
  return { daily: [before[0], after], other: [before[1], await attemptsNow(scene, send, other)] }
}
