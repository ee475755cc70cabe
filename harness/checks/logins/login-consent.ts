import { dayMs } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, type Row } from '../answers/answer.ts'

function rowOf(exchange: Exchange | undefined): Row | undefined {
  const data = exchange && dataOf(exchange)
  return isRow(data) ? data : undefined
}

/**
 * Whether a login's consent_period_days is no more than its provider's max_consent_days. A login that shows no period is
 * untested: that it must be there is not said.
 * Source: Account information / Provider (version 4), Login (version 4).
 */
export function consentWithinLimit(loginAnswer: Exchange | undefined, providerAnswer: Exchange | undefined): Judgement {
  const login = rowOf(loginAnswer)
  const provider = rowOf(providerAnswer)
  if (!login || !provider || !loginAnswer || !providerAnswer) {
    return inconclusive('The login or its provider could not be read.', [])
  }
  const evidence = [providerAnswer, loginAnswer]
  const days = numberOf(login['consent_period_days'])
  const limit = numberOf(provider['max_consent_days'])
  if (limit === undefined) return inconclusive('The provider limits no consent.', evidence)
  if (days === undefined) return leftUntested('The login shows no consent_period_days.', evidence)
  if (days <= limit) return held(`A consent of ${days} days; the provider allows ${limit}.`, evidence)
  const difference = {
    wanted: `at most ${limit}, max_consent_days`,
    got: String(days),
    place: 'data.consent_period_days',
  }
  return broken('The consent is longer than the provider allows.', difference, evidence)
}

/**
 * Whether consent_expires_at lies consent_period_days after consent_given_at, with a day of grace. A login that does not
 * show all three is untested.
 */
export function consentEndsAfterPeriod(answer: Exchange | undefined): Judgement {
  const login = rowOf(answer)
  if (!login || !answer) return inconclusive('The login could not be read.', [])
  const days = numberOf(login['consent_period_days'])
  const given = momentOf(login['consent_given_at'])
  const expires = momentOf(login['consent_expires_at'])
  if (days === undefined || given === undefined || expires === undefined) {
    return leftUntested('The login does not show period, start and end of a consent.', [answer])
  }
  const found = (expires - given) / dayMs
  if (Math.abs(found - days) <= 1) return held(`The consent of ${days} days ends after its period.`, [answer])
  const difference = {
    wanted: `${days} days after consent_given_at`,
    got: `${Math.round(found * 10) / 10} days after it`,
    place: 'data.consent_expires_at',
  }
  return broken('The consent does not end when its period is over.', difference, [answer])
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
