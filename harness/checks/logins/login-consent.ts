import { check } from '../answers/check.ts'
import { demandShown, demandKnown, dataIn } from '../answers/demands.ts'
import { dayMs } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'

/**
 * Whether a login's consent_period_days is no more than its provider's max_consent_days. A login that shows no period is
 * untested: that it must be there is not said.
 * Source: Account information / Provider (version 4), Login (version 4).
 */
export const consentWithinLimit = check((loginAnswer: Exchange, providerAnswer: Exchange) => {
  const evidence = [providerAnswer, loginAnswer]
  const days = numberOf(dataIn(loginAnswer, 'login')['consent_period_days'])
  const limit = numberOf(dataIn(providerAnswer, 'provider')['max_consent_days'])
  demandKnown(limit !== undefined, 'max_consent_days', 'the provider', evidence)
  demandShown(days !== undefined, 'consent_period_days', 'the login', evidence)
  if (days <= limit) return holds(evidence, days, 'day')
  const difference = {
    wanted: `at most ${limit}, max_consent_days`,
    got: String(days),
    place: 'data.consent_period_days',
  }
  return differs(difference, evidence)
})

/**
 * Whether consent_expires_at of a login lies consent_period_days after consent_given_at, give or take less than a day: the
 * end may be that of a day. A login that does not show all three is untested.
 */
export const endsAfterPeriod = check((login: Row, place: string, answer: Exchange) => {
  const days = numberOf(login['consent_period_days'])
  const given = momentOf(login['consent_given_at'])
  const expires = momentOf(login['consent_expires_at'])
  const [what, of] = ['period, start and end of the consent', 'the login']
  demandShown(days !== undefined && given !== undefined && expires !== undefined, what, of, [answer])
  const lasts = (expires - given) / dayMs
  if (Math.abs(lasts - days) < 1) return holds([answer], days, 'day')
  const found = Math.round(lasts * 10) / 10
  const difference = {
    wanted: `${days} days after consent_given_at`,
    got: `${found} days after it`,
    place: `${place}.consent_expires_at`,
  }
  return differs(difference, [answer])
})

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
