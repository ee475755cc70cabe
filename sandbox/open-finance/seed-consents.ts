import type { Sandbox } from '../world/sandbox.ts'
import type { OpenFinanceConsentStatus } from './store/open-finance-consent.ts'
import { newConsent } from './consents.ts'
import { dateOf, dayNumber } from '../basics/days.ts'

/** A provider with ready consents, another one with the service, and one that does not offer it. */
export const readyProvider = 'fakebank_simple_xf'
export const otherProvider = 'fakebank_interactive_xf'
export const blockedProvider = 'fakebank_disabled_xf'

/** Ids of consents by status. */
export type SeededConsents = Record<'valid' | 'unauthorised' | 'revoked' | 'expired', string>

/** Makes one consent to all accounts per status. All but the expired one last a year. */
export function seedConsents(sandbox: Sandbox): SeededConsents {
  const today = dayNumber(sandbox.clock.now())
  const seed = (status: OpenFinanceConsentStatus, days: number): string => {
    const asked = { access: { accounts: [] }, validTo: dateOf(today + days) }
    const consent = newConsent(sandbox, { role: 'account-information', providerCode: readyProvider, asked })
    consent.status = status
    return consent.id
  }
  return {
    valid: seed('valid', 365),
    unauthorised: seed('received', 365),
    revoked: seed('revokedByPsu', 365),
    expired: seed('valid', -2),
  }
}

/** Makes an executed payment and returns its path. */
export function seedPayment(sandbox: Sandbox): string {
  const asked = {
    instructedAmount: { amount: '12.50', currency: 'EUR' },
    creditorAccount: { iban: 'DE89370400440532013000' },
    creditorName: 'Jane Doe',
  }
  const consent = newConsent(sandbox, { role: 'payment-initiation', providerCode: readyProvider, asked })
  consent.status = 'executed'
  return `/v2/consents/payment/${consent.id}`
}
