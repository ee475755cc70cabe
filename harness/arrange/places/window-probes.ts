import { shiftDays, shiftMonths } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { type DateField, dateWindow } from '../../checks/values/date-window.ts'
import type { WindowProbes } from '../../checks/values/window-kept.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Place } from '../../places/place.ts'
import { withData } from '../attempts/attempt-of-fetch.ts'
import { endOfFetch } from '../attempts/end-of-fetch.ts'
import { goodRequest } from '../routes/good-request.ts'
import type { Scene } from '../scene/scene.ts'

/** A day, from the target's today. */
type Day = (today: string) => string

const away =
  (days: number): Day =>
  (today) =>
    shiftDays(today, days)
const twoMonthsAgo: Day = (today) => shiftMonths(today, -2)

/** Days that lie outside in every reading, days beside the ends, and each end with a day near it that surely lies inside. */
const days = {
  outside: [away(dateWindow.tooEarly), away(dateWindow.tooLate)],
  beyond: [(today: string) => shiftDays(twoMonthsAgo(today), -1), away(2)],
  ends: [
    [twoMonthsAgo, away(dateWindow.surelyFrom)],
    [away(1), away(dateWindow.surelyUntil)],
  ],
} as const

/**
 * Asks a route for a fetch with days around its window and in it. A request that is refused starts nothing, so one
 * arrangement serves until a request is accepted. @throws CheckStopped where it cannot be arranged
 */
export function windowProbes(
  scene: Scene,
  send: Send,
  todayNow: () => string,
  { route }: Pick<Place, 'route'>,
): Promise<WindowProbes> {
  return scene.run.once(`dates at ${route.route}`, async () => {
    const arrange = goodRequest(scene, route.request)
    let unused: Draft | undefined
    const ask = async (days: Partial<Record<DateField, Day>>): Promise<[answer: Exchange, draft: Draft]> => {
      const draft = unused ?? (await arrange())
      // Only now: what is arranged may move the clock of the target, and past midnight.
      const today = todayNow()
      const sent = Object.entries(days).map(([field, day]) => [field, day(today)])
      const dates = Object.fromEntries(sent) as object
      const answer = await send(withData(draft, { fetch_scopes: ['accounts', 'transactions'], ...dates }))
      unused = answer.answer && !isSuccess(answer) ? draft : undefined
      return [answer, draft]
    }
    const eachAlone = async (some: readonly Day[]) => {
      const found: WindowProbes['outside'][number][] = []
      for (const field of ['from_date', 'to_date'] as const) {
        for (const day of some) {
          const [answer, draft] = await ask({ [field]: day })
          found.push({ field, answer, ended: await endOfFetch(scene, draft, answer) })
        }
      }
      return found
    }
    const onDay = async (day: Day) => (await ask({ from_date: day, to_date: day }))[0]

    const outside = await eachAlone(days.outside)
    const beyond = await eachAlone(days.beyond)
    const inside = [await onDay(away(-30))]
    const ends: Exchange[] = []
    for (const [end, near] of days.ends) {
      const answer = await onDay(end)
      ends.push(answer)
      if (!isSuccess(answer)) inside.push(await onDay(near))
    }
    const control = [...inside, ...ends].find(isSuccess) ?? (await ask({}))[0]
    return { outside, beyond, inside, ends, control }
  })
}
