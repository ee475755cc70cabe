import { fraction, whole, dateOf, dayNumber, twoMonthsBefore } from '../basics/days.ts'
import { remembering } from '../basics/remembering.ts'
import { descriptions, merchantIdOf } from './merchants.ts'
import { type HeldTransaction, converted, fromCents } from './holdings.ts'
import type { Fields } from '../basics/values.ts'

/** The source of transactions: every value depends only on these words and the day, so that fetches repeat. */
export interface TransactionSource {
  identity: string
  account: string
  currency_code: string
  /** The first index in the catalogue of descriptions. */
  offset: number
}

/** Banks book a transaction within a few days. */
const pendingDays = 3

/**
 * The transactions from a day up to today, oldest first, one in `everyDays` days (0: none). A later `now` gives the same
 * transactions for the same days; only pending ones may have become posted.
 */
export function sparseTransactions(
  source: TransactionSource,
  everyDays: number,
  firstDay: number,
  now: Date,
): HeldTransaction[] {
  return everyDays === 0
    ? []
    : remembered(JSON.stringify([source, everyDays, firstDay, dayNumber(now)]), () =>
        onDays(source, everyDays, firstDay, now),
      )
}

/** A cache: most logins of a provider are fetched with the same credentials. */
const remembered = remembering<HeldTransaction[]>(200)

function onDays(source: TransactionSource, everyDays: number, firstDay: number, now: Date): HeldTransaction[] {
  const made: HeldTransaction[] = []
  for (let day = firstDay; day <= dayNumber(now); day += 1) {
    if ((day + source.offset) % everyDays === 0)
      made.push(...onDay(source, day, (day + source.offset) / everyDays, now))
  }
  return made
}

/** Exactly `count` transactions, spread over the last two months up to today, oldest first. */
export function denseTransactions(source: TransactionSource, count: number, now: Date): HeldTransaction[] {
  return remembered(JSON.stringify([source, count, dayNumber(now), 'dense']), () => spread(source, count, now))
}

function spread(source: TransactionSource, count: number, now: Date): HeldTransaction[] {
  const first = twoMonthsBefore(now)
  const days = dayNumber(now) - first + 1
  return Array.from({ length: count }, (_, index) =>
    newTransaction(source, { day: first + Math.floor((index * days) / count), index, key: String(index) }, now),
  )
}

/** The transaction of a day, sometimes followed by a duplicate. */
function onDay(source: TransactionSource, day: number, index: number, now: Date): HeldTransaction[] {
  const transaction = newTransaction(source, { day, index, key: String(day) }, now)
  if (index % 11 !== 0) return [transaction]
  return [transaction, { ...transaction, key: `${transaction.key}-again`, duplicated: true }]
}

interface Place {
  /** Days since 1970. */
  day: number
  /** Its index in the catalogue of descriptions, before the offset. */
  index: number
  key: string
}

function newTransaction(source: TransactionSource, { day, index, key }: Place, now: Date): HeldTransaction {
  const drawn = [source.identity, source.account, key] as const
  const list = descriptions()
  const line = list[(index + source.offset) % list.length]
  if (!line) throw new Error('the catalogue of descriptions is empty')
  const amount = fromCents(whole(line.least * 100, line.most * 100, 'amount', ...drawn))
  const merchant_id = merchantIdOf(line)
  const pending = day > dayNumber(now) - pendingDays
  return {
    key,
    mode: line.mode,
    status: pending ? 'pending' : 'posted',
    made_on: dateOf(day),
    amount,
    currency_code: source.currency_code,
    description: line.text,
    duplicated: false,
    extra: {
      ...(!pending && { posting_date: dateOf(day + whole(0, pendingDays - 1, 'posted', ...drawn)) }),
      ...(index % 2 === 0 && { time: timeOf(fraction('time', ...drawn)) }),
      ...(merchant_id !== undefined && { merchant_id }),
      ...(index % 5 === 0 && original(amount, source.currency_code, dateOf(day))),
    },
  }
}

function timeOf(part: number): string {
  return new Date(Math.floor(part * 86_400) * 1000).toISOString().slice(11, 19)
}

function original(amount: number, currency_code: string, date: string): Fields {
  const original_currency_code = currency_code === 'CHF' ? 'EUR' : 'CHF'
  return { original_amount: converted(amount, currency_code, original_currency_code, date), original_currency_code }
}
