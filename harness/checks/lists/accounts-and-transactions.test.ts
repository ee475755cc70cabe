import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { balanceOfCards } from './balance-of-cards.ts'
import { keptOverFetches } from './kept-over-fetches.ts'
import { transactionsCounted } from './transactions-counted.ts'
import { transactionsKept } from './transactions-kept.ts'

const list = (...data: object[]) => [sampleData(data)]

const card = { id: '1', nature: 'credit_card', balance: -30, currency_code: 'EUR' }
const spent = { account_id: '1', status: 'posted', currency_code: 'EUR', amount: -10 }
const balance = (account: object, ...rows: object[]) => balanceOfCards(list(account), list(...rows))

const statuses = { '1': ['posted', 'pending'], '2': ['posted'] }
const transactions = Object.entries(statuses).flatMap(([account_id, all]) =>
  all.map((status) => ({ id: `${account_id}${status}`, account_id, status })),
)
const counted = (count?: object) =>
  transactionsCounted(list({ id: 1, extra: count ? { transactions_count: count } : {} }), list(...transactions))

const row = (id: string, description: string, status = 'posted') => {
  return { id, account_id: '5', amount: -1, description, status }
}
const fetchedAgain = (...rows: object[]) =>
  transactionsKept(list(row('1', 'tea'), row('2', 'rent', 'pending')), list(...rows))
const week = ['tea', 'milk', 'rent', 'books', 'taxi', 'gym'].map((description, day) => row(`${day}`, description))
const again = week.slice(0, 3).map((one) => ({ ...one, id: `1${one.id}` }))

const account = (id: string, iban: string) => {
  return { id, name: 'Savings', nature: 'savings', currency_code: 'EUR', extra: { iban } }
}
const kept = (before: object[], after: object[]) => keptOverFetches(list(...before), list(...after))

cases(
  'The balance of a credit card is at most what its transactions spend',
  [balance(card, spent, { ...spent, amount: -20 }), 'held: holds-for (2)'],
  [balance(card, spent, { ...spent, amount: -20.5 }), 'broken: -30 at balance (2)'],
  'What counts is posted, once, in its currency, and below zero',
  ...[{ status: 'pending' }, { duplicated: true }, { currency_code: 'CHF' }, { amount: 100 }].map(
    (other) =>
      [balance(card, { ...spent, amount: -100, ...other }), 'held: holds-for (2)', JSON.stringify(other)] as const,
  ),
  'Any other account says nothing of what it spent',
  [balance({ ...card, nature: 'card' }, { ...spent, amount: -50 }), 'untested: not-shown (2)'],
  'The transactions of each account are counted by their status',
  [counted({ posted: 1, pending: 1 }), 'held: holds-for (2)'],
  [counted({ posted: 1 }), 'held'],
  [counted({ posted: 1, pending: 2 }), /^broken: 2 at extra\.tr/],
  [counted(), /^untested: not-shown/],
  'A transaction that a further fetch lists under another id is found',
  [fetchedAgain(row('3', 'tea')), 'broken: transaction 3 (2)'],
  'A transaction keeps its id, is gone, or was pending',
  [fetchedAgain(row('1', 'tea'), row('3', 'tea')), 'held: holds-for (2)'],
  [fetchedAgain(row('3', 'milk')), 'held: holds-for (2)'],
  [fetchedAgain(row('1', 'tea'), row('3', 'rent')), 'held: holds-for (2)'],
  'Most of them are not listed a second time, unless they are marked as duplicated',
  [transactionsKept(list(...week), list(...week, ...again)), 'broken: transaction 10 (2)'],
  [transactionsKept(list(...week), list(...week, ...again.slice(1))), 'held: holds-for (2)'],
  [transactionsKept(list(...week), list(...week, ...again.map((one) => ({ ...one, duplicated: true })))), 'held'],
  'Accounts are kept over a fetch, and one that was opened meanwhile is another one',
  [kept([account('1', 'A')], [account('1', 'A'), account('2', 'B')]), 'held'],
  [kept([], [account('1', 'A')]), undefined],
  'An account under another id is gone, and one that is listed twice is found',
  [kept([account('1', 'A')], [account('2', 'A')])?.reason.code, 'value-differs'],
  [kept([account('1', 'A')], [account('1', 'A'), account('2', 'A')])?.got, '2 accounts "Savings"'],
)
