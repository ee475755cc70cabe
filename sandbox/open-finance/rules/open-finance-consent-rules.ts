import type { OpenFinanceConsent, OpenFinanceConsentStatus } from '../store/open-finance-consent.ts'
import type { OpenFinanceCode } from './open-finance-error-rules.ts'
import { dayMs } from '../../basics/days.ts'

/** When a consent is good for something. Source: States and transitions; Errors, Open-finance errors. */
export function openFinanceConsentRules() {
  return {
    /** Whether validTo has passed: it counts to the end of its day in UTC, which is a choice. */
    passed: (validTo: string, now: Date): boolean => Date.parse(`${validTo}T00:00:00Z`) + dayMs <= now.getTime(),

    /** What has become of a consent by now; `passed` is whether its validTo has. */
    statusOf: ({ status }: OpenFinanceConsent, passed: boolean): OpenFinanceConsentStatus =>
      passed && (status === 'received' || status === 'valid') ? 'expired' : status,

    /** The code that refuses a consent in this status; undefined when it is good. */
    codeOf: (status: OpenFinanceConsentStatus): OpenFinanceCode | undefined =>
      status === 'valid' ? undefined : status === 'expired' ? 'CONSENT_EXPIRED' : 'CONSENT_INVALID',

    /** Whether a consent, or the payment that it is for, can be ended in this status. Source: States and transitions, Payment. */
    mayEnd: (status: OpenFinanceConsentStatus): boolean => status === 'received' || status === 'valid',

    /** The id of a consent, as Consent-ID names it. */
    idIn: (header: string): string => header,

    /** Whether a consent is known at a provider. */
    isOf: ({ providerCode }: OpenFinanceConsent, provider: { code: string }): boolean => providerCode === provider.code,

    unknownByHeader: 'CONSENT_UNKNOWN' as OpenFinanceCode,
  }
}
