import { isSuccess } from '../../checks/answers/answer.ts'
import { type DateCase, dateWindow, type Ended } from '../../checks/values/date-window.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../scene/scene.ts'
import { withData } from './attempt-of-fetch.ts'
import { endOfFetch } from './end-of-fetch.ts'

const both = ['accounts', 'transactions']

/** Dates with one thing wrong each: sent without their scope, too early, too late. */
const wrongDates: DateCase[] = (['from_date', 'to_date'] as const).flatMap((field) => [
  { field, scopes: ['accounts'], day: -20 },
  { field, scopes: both, day: dateWindow.tooEarly },
  { field, scopes: both, day: dateWindow.tooLate },
])

export interface TriedDates {
  /** The wrong dates that were tried, up to the first that was accepted. */
  tried: Array<DateCase & { answer: Exchange; ended?: Ended | undefined }>
  /** The same request with right dates, sent last, since it starts a fetch; absent where a wrong one started it. */
  good?: Exchange
}

/** Sends one request with each wrong date in turn, and then with right ones. */
export async function tryDates(
  scene: Scene,
  send: Send,
  draft: Draft,
  dateOf: (day: number) => string,
): Promise<TriedDates> {
  const tried: TriedDates['tried'] = []
  for (const one of wrongDates) {
    const answer = await send(withData(draft, { fetch_scopes: one.scopes, [one.field]: dateOf(one.day) }))
    tried.push({ ...one, answer, ended: await endOfFetch(scene, draft, answer) })
    if (isSuccess(answer)) return { tried }
  }
  const right = { fetch_scopes: both, from_date: dateOf(-30), to_date: dateOf(-1) }
  return { tried, good: await send(withData(draft, right)) }
}
