import { acceptedData, isRow, isSuccess } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../scene/scene.ts'
import { providerDetail } from '../providers/provider-details.ts'
import { graceSeconds, hourSeconds } from '../../../core/calendar.ts'

/** Refreshes of one login: an hour after its first fetch, half an hour after that one, and an hour later still. */
export interface HourlyRefreshes {
  /** Minutes that the provider itself asks for; undefined where it does not say. */
  refreshTimeout: number | undefined
  afterAnHour: Exchange
  withinTheHour?: Exchange
  later?: Exchange
}

/** Refreshes a login three times as the target's clock goes on. @throws CheckStopped (untested) without such a clock */
export async function refreshByTheHour(scene: Scene, send: Send): Promise<HourlyRefreshes> {
  const detail = acceptedData(await providerDetail(scene, send, 'plain'))
  const timeout = isRow(detail) && typeof detail['refresh_timeout'] === 'number' ? detail['refresh_timeout'] : undefined
  const login = await scene.newFetchedLogin()
  const seconds = Math.max(hourSeconds, (timeout ?? 0) * 60)
  const refresh = () => send(scene.requests.refresh(login))
  await scene.control.advanceClock(seconds + graceSeconds)
  const afterAnHour = await refresh()
  if (!isSuccess(afterAnHour)) return { refreshTimeout: timeout, afterAnHour }
  await scene.finished(login)
  await scene.control.advanceClock(hourSeconds / 2)
  const withinTheHour = await refresh()
  if (isSuccess(withinTheHour)) await scene.finished(login)
  await scene.control.advanceClock(seconds + graceSeconds)
  return { refreshTimeout: timeout, afterAnHour, withinTheHour, later: await refresh() }
}
