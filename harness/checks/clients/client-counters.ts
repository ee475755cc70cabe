import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

const counters = ['active', 'inactive', 'disabled']

/** Whether the totals of customers and logins grew when one of each was made. Source: Other resources, Client. */
export function totalsGrew(before: Exchange, after: Exchange): Judgement {
  return over([before, after], () => {
    for (const place of ['data.customers.total', 'data.logins.total']) {
      const [from, to] = [numberAt(before, place), numberAt(after, place)]
      if (from === undefined || to === undefined) return inconclusive(`${place} is not shown.`, [before, after])
      if (to > from) continue
      const difference = { wanted: `more than ${from}`, got: String(to), place }
      return broken('A total did not grow when one more was made.', difference, [before, after])
    }
    return held('Both totals grew.', [before, after])
  })
}

/** Whether the counter of active logins is there while one is active. */
export function activeCounted(after: Exchange): Judgement {
  return over([after], () => {
    const place = 'data.logins.active'
    if ((numberAt(after, place) ?? 0) > 0) return held('Active logins are counted.', [after])
    return broken('A login is active, and none is counted.', { wanted: 'at least 1', got: 'nothing', place }, [after])
  })
}

/** Whether the counters of logins add up to their total, one that is absent being none. */
export function countersAddUp(after: Exchange): Judgement {
  return over([after], () => {
    const total = numberAt(after, 'data.logins.total')
    if (total === undefined) return inconclusive('logins.total is not shown.', [after])
    const sum = counters.reduce((so, name) => so + (numberAt(after, `data.logins.${name}`) ?? 0), 0)
    if (sum === total) return held(`The counters add up to ${total}.`, [after])
    const difference = { wanted: `counters that add up to ${total}`, got: String(sum), place: 'data.logins' }
    return broken('The counters of logins do not add up to their total.', difference, [after])
  })
}

function over(exchanges: Exchange[], judge: () => Judgement): Judgement {
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  const unread = transportErrorIn(exchanges)
  if (unread !== undefined) return unread
  return refused ? inconclusive(`There is no record to judge: ${outcomeOf(refused)}.`, [refused]) : judge()
}

function numberAt(exchange: Exchange, place: string): number | undefined {
  const value = pick(bodyOf(exchange), place)[0]?.value
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}
