import type { PemPair } from '../world/open-finance-options.ts'
import { type RunningOpenFinance, blockedProvider, otherProvider, readyProvider } from '../start-open-finance.ts'

/** The open-finance section of a profile file. */
export function openFinanceSection({
  baseUrl,
  certificates: { authority, certificates },
  consents,
  executedPayment,
}: RunningOpenFinance): object {
  return {
    base_url: `${baseUrl}/${readyProvider}`,
    authority: authority.certificate,
    website: pairOf(certificates['website-both']),
    websites: pairsOf({
      payment_initiation: certificates['website-payment-initiation'],
      account_information: certificates['website-account-information'],
      no_role: certificates['website-no-role'],
      expired: certificates['website-expired'],
      not_yet_valid: certificates['website-not-yet-valid'],
      self_signed: certificates['website-self-signed'],
      other_authority: certificates['website-other-authority'],
    }),
    seal: pairOf(certificates.seal),
    seals: pairsOf({
      expired: certificates['seal-expired'],
      other_authority: certificates['seal-other-authority'],
      other: certificates['seal-other'],
    }),
    account_consent: {
      access: { accounts: [], balances: [], transactions: [] },
      validTo: '{valid_to}',
      recurringIndicator: true,
    },
    required_attributes: ['/access', '/validTo'],
    resource_path: '/v2/accounts',
    consents: { ...consents },
    other_base_url: `${baseUrl}/${otherProvider}`,
    blocked_base_url: `${baseUrl}/${blockedProvider}`,
    executed_payment_path: executedPayment,
  }
}

function pairsOf(pairs: Record<string, PemPair | undefined>): object {
  return Object.fromEntries(Object.entries(pairs).flatMap(([name, pair]) => (pair ? [[name, pairOf(pair)]] : [])))
}

function pairOf({ certificate, key }: PemPair): PemPair {
  return { certificate, key }
}
