import { readTable } from '../../requirements/tables/read-table.ts'
import { whole, dateOf, dayNumber } from '../basics/days.ts'
import type { AccountPlan } from './account-plans.ts'
import type { Fields } from '../basics/values.ts'
import { type HeldTransaction, iban, fromCents, sumOf } from './holdings.ts'

export interface AccountFacts {
  plan: AccountPlan
  identity: string
  country_code: string
  currency_code: string
  balance: number
  holder: string
  transactions: readonly HeldTransaction[]
  assets: ReadonlyArray<{ code: string; amount: number }>
  now: Date
}

/** The `extra` of an account; its nature decides the keys. Source: Account (version 4), extra. */
export function accountExtra(facts: AccountFacts): Fields {
  return {
    status: facts.plan.key === 'insurance' ? 'inactive' : 'active',
    client_name: facts.holder,
    ...byNature(facts),
  }
}

function byNature(facts: AccountFacts): Fields {
  switch (facts.plan.nature) {
    case 'account':
    case 'checking':
    case 'savings':
      return { ...bankAccount(facts), ...statement(facts) }
    case 'card':
    case 'debit_card':
      return card(facts)
    case 'credit_card':
      return { ...card(facts), ...creditLimit(facts), ...nextPayment(facts), statement_cut_date: dayFrom(facts, -12) }
    case 'credit':
      return { ...creditLimit(facts), ...nextPayment(facts), interest_rate: percent(facts, 400, 1400) }
    case 'loan':
    case 'mortgage':
      return { ...nextPayment(facts), interest_rate: percent(facts, 150, 700), open_date: dayFrom(facts, -1200) }
    case 'investment':
      return { assets: facts.assets, ...shares(facts), current_date: dayFrom(facts, 0) }
    default:
      return { account_name: facts.plan.name, open_date: dayFrom(facts, -600), current_date: dayFrom(facts, 0) }
  }
}

function bankAccount(facts: AccountFacts): Fields {
  const digits = (length: number, word: string): string =>
    String(drawn(facts, 0, 10 ** length - 1, word)).padStart(length, '0')
  const account_number = digits(10, 'number')
  const blocked = drawn(facts, 0, 5000, 'blocked')
  return {
    account_name: facts.plan.name,
    account_number,
    sort_code: `${digits(2, 'sort1')}-${digits(2, 'sort2')}-${digits(2, 'sort3')}`,
    iban: iban(facts.country_code, `${digits(8, 'bank')}${account_number}`),
    swift: `FAKE${facts.country_code}2X`,
    blocked_amount: fromCents(blocked),
    available_amount: sumOf([facts.balance, fromCents(-blocked)]),
    ...(facts.plan.nature === 'savings' && { interest_rate: percent(facts, 50, 350) }),
  }
}

/** Opening and closing balance; they differ by the posted transactions between them. */
function statement(facts: AccountFacts): Fields {
  const posted = facts.transactions.filter(({ status }) => status === 'posted').map(({ amount }) => -amount)
  return {
    opening_balance: sumOf([facts.balance, ...posted]),
    closing_balance: facts.balance,
    current_date: dayFrom(facts, 0),
    current_time: facts.now.toISOString(),
    open_date: dayFrom(facts, -900),
  }
}

function card(facts: AccountFacts): Fields {
  const types = readTable('card-types').words
  const last = String(drawn(facts, 0, 9999, 'card')).padStart(4, '0')
  return {
    card_type: types[drawn(facts, 0, types.length - 1, 'card type')],
    cards: [`XXXX XXXX XXXX ${last}`],
    expiry_date: dayFrom(facts, 700),
  }
}

function creditLimit(facts: AccountFacts): Fields {
  const credit_limit = drawn(facts, 50, 90, 'limit') * 100
  return { credit_limit, available_amount: sumOf([credit_limit, facts.balance]) }
}

function nextPayment(facts: AccountFacts): Fields {
  return {
    next_payment_amount: fromCents(drawn(facts, 5000, 60_000, 'next payment')),
    next_payment_date: dayFrom(facts, 18),
    total_payment_amount: fromCents(Math.abs(Math.round(facts.balance * 100))),
  }
}

function shares(facts: AccountFacts): Fields {
  const units = drawn(facts, 10, 90, 'units')
  return { units, unit_price: fromCents(Math.round((facts.balance / units) * 100)) }
}

function percent(facts: AccountFacts, least: number, most: number): number {
  return fromCents(drawn(facts, least, most, 'interest'))
}

function dayFrom({ now }: AccountFacts, days: number): string {
  return dateOf(dayNumber(now) + days)
}

function drawn({ identity, plan }: AccountFacts, least: number, most: number, word: string): number {
  return whole(least, most, word, identity, plan.key)
}
