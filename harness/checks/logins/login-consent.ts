import { count } from '../../reasons/count.ts'
import { dayMs } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row } from '../answers/answer.ts'
import { overData } from '../answers/over-data.ts'
import { missingIn, notShown } from '../answers/nothing-in.ts'

/**
 * Whether a login's consent_period_days is no more than its provider's max_consent_days. A login that shows no period is
 * untested: that it must be there is not said.
 * Source: Account information / Provider (version 4), Login (version 4).
 */
export function consentWithinLimit(loginAnswer: Exchange, providerAnswer: Exchange): Judgement {
  return overData(loginAnswer, 'login', (login) =>
    overData(providerAnswer, 'provider', (provider) => withinLimit(login, provider, [providerAnswer, loginAnswer])),
  )
}

function withinLimit(login: Row, provider: Row, evidence: Exchange[]): Judgement {
  const days = numberOf(login['consent_period_days'])
  const limit = numberOf(provider['max_consent_days'])
  if (limit === undefined) return missingIn('the provider', 'max_consent_days', evidence)
  if (days === undefined) return notShown('consent_period_days', 'the login', evidence)
  if (days <= limit) return held(`The consent lasts ${count(days, 'day')}, and the provider allows ${limit}`, evidence)
  const difference = {
    wanted: `at most ${limit}, max_consent_days`,
    got: String(days),
    place: 'data.consent_period_days',
  }
  return differs(difference, evidence)
}

/**
 * Whether consent_expires_at of a login lies consent_period_days after consent_given_at, give or take less than a day: the
 * end may be that of a day. A login that does not show all three is untested.
 */
export function endsAfterPeriod(login: Row, place: string, answer: Exchange): Judgement {
  const days = numberOf(login['consent_period_days'])
  const given = momentOf(login['consent_given_at'])
  const expires = momentOf(login['consent_expires_at'])
  if (days === undefined || given === undefined || expires === undefined) {
    return notShown('period, start and end of the consent', 'the login', [answer])
  }
  const lasts = (expires - given) / dayMs
  if (Math.abs(lasts - days) < 1) return holds([answer], days, 'day')
  const found = Math.round(lasts * 10) / 10
  const difference = {
    wanted: `${days} days after consent_given_at`,
    got: `${found} days after it`,
    place: `${place}.consent_expires_at`,
  }
  return differs(difference, [answer])
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
