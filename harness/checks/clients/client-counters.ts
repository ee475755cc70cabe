import { check } from '../answers/check.ts'
import { demandOptional, demandKnown, demandAccepted, demandAtLeast } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { idsOf, metaOf } from '../answers/answer.ts'
import { valueAt } from '../answers/pick.ts'

const counters = ['active', 'inactive', 'disabled']

/** Whether the totals of customers and logins grew when one of each was made. Source: Other resources, Client. */
export const totalsGrew = check((before: Exchange, after: Exchange) => {
  demandAccepted([before, after], 'record')
  for (const place of ['data.customers.total', 'data.logins.total']) {
    const [from, to] = [numberAt(before, place), numberAt(after, place)]
    demandKnown(from !== undefined && to !== undefined, place, 'the record')
    if (to > from) continue
    return differs({ wanted: `more than ${from}`, got: String(to), place }, [before, after])
  }
  return holds([before, after])
})

/** The records of a client, and of another one that made customers between every two of its own. */
export interface InfoOfTwo {
  others: readonly Exchange[]
  own: readonly Exchange[]
}

/**
 * Whether the total of customers left out those of another client, of which `made` were created between each two looks. It
 * may grow for other reasons, so that only growth by as many each time breaks the rule. It is inconclusive where the total
 * of the client that made them did not grow either: then it counts nothing that could be left out.
 */
export const othersLeftOut = check(({ others, own }: InfoOfTwo, made: number) => {
  demandAccepted([...others, ...own], 'record')
  const place = 'data.customers.total'
  const [totals, ownTotals] = [others, own].map((looks) => looks.map((look) => numberAt(look, place)))
  const grown = growth(totals)
  const ownGrown = growth(ownTotals)
  demandKnown(grown && ownGrown, place, 'the record', [...others, ...own])
  if (grown.every((by) => by >= made))
    return differs({ wanted: `less than ${made} more each time`, got: grown.join(' and '), place }, others)
  demandAtLeast(made, Math.min(...ownGrown), 'counted customer', own)
  return holds([...others, ...own], grown.length, 'look', 'looks')
})

/** By how much each total is larger than the one before it; undefined where one is not shown. */
function growth(totals: ReadonlyArray<number | undefined> = []): number[] | undefined {
  const shown = totals.filter((total) => total !== undefined)
  return shown.length < totals.length
    ? undefined
    : shown.slice(1).map((total, index) => total - (shown[index] ?? total))
}

/** The record of a client before and after all its logins were listed. */
export interface InfoAndLogins {
  before: Exchange
  pages: readonly Exchange[]
  after: Exchange
}

/**
 * Whether the total of logins is the number that the list shows. Others may make logins meanwhile, so that a number from
 * the first total to the last is right.
 */
export const totalAsListed = check(({ before, pages, after }: InfoAndLogins) => {
  demandAccepted([before, ...pages, after], 'record')
  const place = 'data.logins.total'
  const [least, most] = [numberAt(before, place), numberAt(after, place)]
  demandKnown(least !== undefined && most !== undefined, place, 'the record', [before, after])
  const next = pages.map((page) => metaOf(page)?.next_id ?? undefined).at(-1)
  const listed = new Set(pages.flatMap(idsOf)).size
  demandOptional(next === undefined, because('list-too-long', { rows: listed }), pages)
  if (listed >= least && listed <= most) return holds([before, ...pages, after])
  const wanted = `${count(listed, 'login')}, as GET /logins lists`
  return differs({ wanted, got: least === most ? String(least) : `${least} to ${most}`, place }, [after, ...pages])
})

export const activeCounted = check((after: Exchange) => {
  demandAccepted([after], 'record')
  const place = 'data.logins.active'
  const active = numberAt(after, place)
  if (active !== undefined && active > 0) return holds([after], active, 'active login')
  return differs({ wanted: 'at least 1', got: String(active ?? 'nothing'), place }, [after])
})

/** Whether the counters of logins add up to their total, one that is absent being none. */
export const countersAddUp = check((after: Exchange) => {
  demandAccepted([after], 'record')
  const total = numberAt(after, 'data.logins.total')
  demandKnown(total !== undefined, 'data.logins.total', 'the record')
  const sum = counters.reduce((so, name) => so + (numberAt(after, `data.logins.${name}`) ?? 0), 0)
  if (sum === total) return holds([after])
  return differs({ wanted: `counters that add up to ${total}`, got: String(sum), place: 'data.logins' }, [after])
})

function numberAt(exchange: Exchange, place: string): number | undefined {
  const value = valueAt(exchange, place)
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}
