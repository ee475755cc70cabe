import { whole, pick, dateOf, dayNumber, twoMonthsBefore } from '../basics/days.ts'
import { type AccountFacts, accountExtra } from './account-extra.ts'
import { type AccountPlan, accountPlans, manyAccounts } from './account-plans.ts'
import { loginOf, type TypedCredentials } from './credentials.ts'
import { denseTransactions, sparseTransactions } from './generated-transactions.ts'
import { descriptions } from './merchants.ts'
import {
  type HeldAccount,
  type HeldTransaction,
  type Holdings,
  type HolderInfo,
  creditCardBalance,
  fromCents,
  investmentBalance,
} from './holdings.ts'
import type { SandboxProvider } from './provider.ts'

/** Countries whose holders have a social security number. The fake one is among them, so that every client sees one. A choice. */
const ssnCountries = ['US', 'XF']

export interface HoldingsMoment {
  now: Date
  /** Other seeds give other holdings. */
  seed?: number | undefined
}

/**
 * A provider's holdings for these credentials. The same login, seed and day give the same holdings; a later day keeps
 * keys, holder and accounts. Login `empty` has no accounts, `large` has one account of 1100 transactions and 210 small
 * ones, `many` has 270 accounts. Passwords and other fields change nothing.
 */
export function holdingsOf(
  provider: SandboxProvider,
  credentials: TypedCredentials,
  { now, seed = 0 }: HoldingsMoment,
): Holdings {
  const login = loginOf(credentials)
  if (login === 'large') return largeHoldings(provider, 1100, { now, seed })
  const identity = `${provider.code} ${login} ${seed}`
  const plans = plansOf(provider, login)
  return {
    holder_info: holderOf(provider, identity),
    accounts: plans.map((plan, index) => {
      const source = { identity, account: plan.key, currency_code: provider.currency_code, offset: offsetOf(index) }
      const transactions = sparseTransactions(source, plan.everyDays, firstDayOf(plan, now), now)
      return heldAccount(provider, plan, identity, transactions, now)
    }),
  }
}

/** One account with exactly `count` transactions, a few everyday ones, and many without transactions. */
export function largeHoldings(provider: SandboxProvider, count: number, { now, seed = 0 }: HoldingsMoment): Holdings {
  const identity = `${provider.code} large ${seed}`
  const [main, ...rest] = holdingsOf(provider, { login: 'username-large' }, { now, seed }).accounts
  const plan = accountPlans('everyday')[0]
  if (!main || !plan) throw new Error(`HOLDINGS_EMPTY: provider ${provider.code} has no plan to enlarge`)
  const source = { identity, account: plan.key, currency_code: provider.currency_code, offset: 0 }
  const large = heldAccount(provider, plan, identity, denseTransactions(source, count, now), now)
  const small = manyAccounts(210).map((one) => heldAccount(provider, one, identity, [], now))
  return { holder_info: holderOf(provider, identity), accounts: [large, ...rest, ...small] }
}

function plansOf(provider: SandboxProvider, login: string): AccountPlan[] {
  if (login === 'empty') return []
  return login === 'many' ? manyAccounts(270) : accountPlans(planNameOf(provider, login))
}

/** The login `username` gets every account of a provider; other logins of a complete provider get fewer. */
function planNameOf(provider: SandboxProvider, login: string): SandboxProvider['holdings'] {
  return provider.holdings === 'complete' && login !== 'username' ? 'everyday' : provider.holdings
}

/** A credit card is two months old, since its balance is the sum of what it spent; other accounts are older. */
function firstDayOf({ nature }: AccountPlan, now: Date): number {
  return nature === 'credit_card' ? twoMonthsBefore(now) : dayNumber(now) - 90
}

/** Accounts start at different places of the catalogue, so that together they show much of it. */
function offsetOf(index: number): number {
  return (index * 37) % descriptions().length
}

function heldAccount(
  provider: SandboxProvider,
  plan: AccountPlan,
  identity: string,
  transactions: HeldTransaction[],
  now: Date,
): HeldAccount {
  const { currency_code, country_code } = provider
  const assets = (plan.assets ?? []).map(([code, least, most]) => ({
    code,
    amount: fromCents(whole(least, most, 'asset', code, identity)),
  }))
  const facts = { plan, identity, country_code, currency_code, holder: holderName(identity), transactions, assets, now }
  const balance = balanceOf(facts)
  const { key, name, nature } = plan
  return { key, name, nature, balance, currency_code, extra: accountExtra({ ...facts, balance }), transactions }
}

function balanceOf({
  plan,
  identity,
  currency_code,
  transactions,
  assets,
  now,
}: Omit<AccountFacts, 'balance'>): number {
  if (plan.nature === 'credit_card') return creditCardBalance(transactions.map(({ amount }) => amount))
  if (plan.nature === 'investment') return investmentBalance(assets, currency_code, dateOf(dayNumber(now)))
  const [least, most] = plan.balance
  return fromCents(whole(least * 100, most * 100, 'balance', identity, plan.key))
}

/** The name of a login's holder. */
function holderName(identity: string): string {
  const first = pick(['Ada', 'Bruno', 'Céline', 'Dmitri', 'Elif', 'Farid', 'Göran', 'Hana'], 'first', identity)
  const last = pick(['Almeida', 'Brook', 'Castell', 'Dvořák', 'Ekdahl', 'Farrow', 'Grünwald', 'Hale'], 'last', identity)
  return `${first} ${last}`
}

/** The holder data that the provider supplies, or null. Source: Holder info. */
function holderOf(provider: SandboxProvider, identity: string): HolderInfo | null {
  if (provider.holder_info.length === 0) return null
  const digits = (word: string, least: number, most: number): string => String(whole(least, most, word, identity))
  const offered = (word: string): boolean => provider.holder_info.includes(word)
  return {
    ...(offered('names') && { names: [holderName(identity)] }),
    ...(offered('emails') && { emails: [`holder${digits('mail', 100, 999)}@mail.example`] }),
    ...(offered('phone_numbers') && { phone_numbers: [`+1555${digits('phone', 1_000_000, 9_999_999)}`] }),
    addresses: [
      {
        city: pick(['Northhaven', 'Saltmarsh', 'Old Mill'], 'city', identity),
        state: pick(['Upland', 'Shore'], 'state', identity),
        street: `${digits('house', 1, 180)} Harbour Street`,
        country_code: provider.country_code,
        post_code: digits('post', 10_000, 99_999),
      },
    ],
    ...(ssnCountries.includes(provider.country_code) && { ssn: digits('ssn', 1000, 9999) }),
    ...(provider.country_code === 'BR' && { cpf: digits('cpf', 10_000_000_000, 99_999_999_999) }),
  }
}
