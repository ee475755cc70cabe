import { isObject } from '../basics/values.ts'
import { iban } from '../providers/iban.ts'
import type { OpenFinanceCall, OpenFinanceReply } from './open-finance-call.ts'
import { findConsent, statusOf } from './consents.ts'
import { refused } from './refused.ts'

/** The accounts that a customer has at every provider. */
const held = [
  { resourceId: 'everyday', iban: iban('XF', '0000000000001001'), currency: 'EUR', name: 'Everyday account' },
  { resourceId: 'savings', iban: iban('XF', '0000000000001002'), currency: 'EUR', name: 'Savings account' },
]

/**
 * The accounts of the consent in Consent-ID: those it names, or all if it names none. That this route needs a consent
 * is a choice.
 * Source: Errors, Open-finance errors.
 * @throws Refused FORMAT_ERROR, CONSENT_UNKNOWN, CONSENT_INVALID, CONSENT_EXPIRED
 */
export function listAccounts(call: OpenFinanceCall): OpenFinanceReply {
  const { consents, format } = call.sandbox.rules.openFinance
  const id = call.headers['consent-id']
  if (id === undefined || id === '') throw refused(format.headerMissing, 'Consent-ID is missing', 'Consent-ID')
  const consent = findConsent(call, consents.idIn(id), 'account-information')
  if (!consent) throw refused(consents.unknownByHeader, `there is no such consent: ${id}`, 'Consent-ID')
  const status = statusOf(call.sandbox, consent)
  const code = consents.codeOf(status)
  if (code) throw refused(code, `the consent is ${status}`, 'Consent-ID')
  const named = namedIn(consent.asked.access)
  return {
    status: 200,
    json: { accounts: held.filter((account) => named.length === 0 || named.includes(account.iban)) },
  }
}

function namedIn(access: unknown): unknown[] {
  const references = isObject(access) && Array.isArray(access.accounts) ? (access.accounts as unknown[]) : []
  return references.flatMap((reference) => (isObject(reference) ? [reference.iban] : []))
}
