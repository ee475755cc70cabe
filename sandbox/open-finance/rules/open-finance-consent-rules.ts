import type { OpenFinanceConsent, OpenFinanceConsentStatus } from '../store/open-finance-consent.ts'
import type { OpenFinanceCode } from './open-finance-error-rules.ts'
import { dayMs } from '../../basics/days.ts'

/** When a consent can be used. Source: States and transitions; Errors, Open-finance errors. */
export function openFinanceConsentRules() {
  return {
    /** Whether validTo has passed: it lasts to the end of its day in UTC, which is a choice. */
    passed: (validTo: string, now: Date): boolean => Date.parse(`${validTo}T00:00:00Z`) + dayMs <= now.getTime(),

    /** The present status of a consent; `passed` says whether its validTo has passed. */
    statusOf: ({ status }: OpenFinanceConsent, passed: boolean): OpenFinanceConsentStatus =>
      passed && (status === 'received' || status === 'valid') ? 'expired' : status,

    /** The code that refuses a consent in this status; undefined when it can be used. */
    codeOf: (status: OpenFinanceConsentStatus): OpenFinanceCode | undefined =>
      status === 'valid' ? undefined : status === 'expired' ? 'CONSENT_EXPIRED' : 'CONSENT_INVALID',

    /** Whether a consent, or its payment, can be ended in this status. Source: States and transitions, Payment. */
    mayEnd: (status: OpenFinanceConsentStatus): boolean => status === 'received' || status === 'valid',

    /** The consent id in a Consent-ID header. */
    idIn: (header: string): string => header,

    /** Whether a consent belongs to a provider. */
    isOf: ({ providerCode }: OpenFinanceConsent, provider: { code: string }): boolean => providerCode === provider.code,

    unknownByHeader: 'CONSENT_UNKNOWN' as OpenFinanceCode,
  }
}
