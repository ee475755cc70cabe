import fc from 'fast-check'
import { isSuccess, outcomeOf } from '../../harness/checks/answers/answer.ts'
import {
  dateDecided,
  type DateCase,
  type DateField,
  type Ended,
  rulingOf,
} from '../../harness/checks/values/date-window.ts'
import type { Draft, Send } from '../../harness/client/draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import { freeDrafts } from '../free-drafts.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { windowDay, windowDayEdges, type WindowRegion } from '../arbitraries/window-day.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

export interface DatesOptions {
  field: DateField
  region: WindowRegion
  /** The choices of scopes, one for each case. */
  scopes: ReadonlyArray<readonly string[]>
  /** The date, YYYY-MM-DD, this many days from the target's today. */
  dateOf: (day: number) => string
  /** A creation of a login, for a new customer. */
  make: () => Promise<Draft>
  /** The end of the fetch that an accepted creation started. */
  endOf: (draft: Draft, answer: Exchange) => Promise<Ended | undefined>
}

/** A creation with any date of a region and any choice of scopes is accepted or refused as the window and the scopes demand. */
export function datesFollowTheWindow(send: Send, options: DatesOptions): Property<DateCase> {
  const { field, region, scopes, dateOf, make, endOf } = options
  const controls = new Map<string, Promise<Exchange>>()
  const control = (asked: readonly string[]): Promise<Exchange> => {
    const made = controls.get(asked.join()) ?? make().then((draft) => send(withData(draft, { fetch_scopes: asked })))
    controls.set(asked.join(), made)
    return made
  }
  const sendFree = freeDrafts(send, make)
  return {
    arbitrary: fc.record({ field: fc.constant(field), scopes: fc.constantFrom(...scopes), day: windowDay(region) }),
    edges: datesAtEdges(field, region, scopes),
    holds: async (dateCase) => {
      const good = await control(dateCase.scopes)
      const [draft, answer] = await sendFree((free) =>
        withData(free, { fetch_scopes: dateCase.scopes, [field]: dateOf(dateCase.day) }),
      )
      const label = isSuccess(answer) ? 'accepted' : outcomeOf(answer)
      const isWrong = !['accepted', undefined].includes(rulingOf(dateCase))
      const ended = isWrong ? await endOf(draft, answer) : undefined
      return { label, outcome: caseOutcome(answer), judgement: dateDecided(good, answer, { ...dateCase, ended }) }
    },
    show: ({ day, scopes: sent }) => `${field}=${dateOf(day)} (${day} days from today) with ${sent.join(', ')}`,
    mostCases: 60,
  }
}

/** The two ends of a region with every choice of scopes, and the other days each with one choice in turn. */
function datesAtEdges(field: DateField, region: WindowRegion, scopes: DatesOptions['scopes']): DateCase[] {
  const [ends, others] = [windowDayEdges[region].slice(0, 2), windowDayEdges[region].slice(2)]
  return [
    ...ends.flatMap((day) => scopes.map((asked) => ({ field, scopes: asked, day }))),
    ...others.map((day, at) => ({ field, scopes: scopes[at % scopes.length] ?? [], day })),
  ]
}
