import type { Fields } from '../basics/values.ts'
import { dollarsFor } from '../reference/rates.ts'

/** The data of one user at a provider, as a fetch finds it: without ids and categories. */
export interface Holdings {
  /** Null where the provider supplies none. */
  holder_info: HolderInfo | null
  accounts: HeldAccount[]
}

interface Address {
  city: string
  state: string
  street: string
  country_code: string
  post_code: string
}

/** Source: Holder info. */
export interface HolderInfo {
  names?: string[]
  emails?: string[]
  phone_numbers?: string[]
  addresses: Address[]
  /** Last four digits. */
  ssn?: string
  cpf?: string
}

export interface HeldAccount {
  /** The same on every fetch. */
  key: string
  name: string
  nature: string
  balance: number
  currency_code: string
  extra: Fields
  /** Oldest first. */
  transactions: HeldTransaction[]
}

export interface HeldTransaction {
  /** The same on every fetch, unique within its account. */
  key: string
  mode: 'normal' | 'fee' | 'transfer'
  /** Pending ones become posted a few days later under the same key. */
  status: 'posted' | 'pending'
  /** YYYY-MM-DD. */
  made_on: string
  amount: number
  currency_code: string
  description: string
  duplicated: boolean
  extra: Fields
}

/** Hundredths of a unit as a decimal number. */
export function fromCents(cents: number): number {
  return cents === 0 ? 0 : cents / 100
}

/** The sum of amounts, computed in hundredths to avoid rounding errors. */
export function sumOf(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0))
}

/** The balance of a credit card: the sum of the negative transactions only. Source: Account (version 4), balance. */
export function creditCardBalance(amounts: readonly number[]): number {
  return sumOf(amounts.filter((amount) => amount < 0))
}

/**
 * The balance of an investment: the asset amounts at the day's rates, to hundredths. Assets without a price count as 0.
 * Source: Account (version 4), balance.
 */
export function investmentBalance(
  assets: ReadonlyArray<{ code: string; amount: number }>,
  currency_code: string,
  date: string,
): number {
  const unit = dollarsFor(currency_code, date) ?? 1
  const dollars = assets.reduce((sum, { code, amount }) => sum + amount * (dollarsFor(code, date) ?? 0), 0)
  return fromCents(Math.round((dollars / unit) * 100))
}

/** An amount in another currency at the day's rates, to hundredths. */
export function converted(amount: number, from: string, to: string, date: string): number {
  const dollars = amount * (dollarsFor(from, date) ?? 1)
  return fromCents(Math.round((dollars / (dollarsFor(to, date) ?? 1)) * 100))
}

/** An IBAN with the check digits of ISO 13616. */
export function iban(country_code: string, digits: string): string {
  const letters = `${country_code}00`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  const check = 98n - (BigInt(digits + letters) % 97n)
  return `${country_code}${String(check).padStart(2, '0')}${digits}`
}
