import { dollarsFor } from '../reference/rates.ts'

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
