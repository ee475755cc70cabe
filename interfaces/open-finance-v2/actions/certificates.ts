import type {
  OpenFinanceProfile,
  KeyPairProfile,
  OtherWebsite,
  OtherSeal,
} from '../../../harness/profile/open-finance-profile.ts'
import { given } from '../../../harness/reasons/lacking.ts'

const websites: Readonly<Record<string, OtherWebsite>> = {
  'a certificate of the account-information role': 'account_information',
  'a certificate of the payment-initiation role': 'payment_initiation',
  'a certificate without a role': 'no_role',
  'a certificate that has expired': 'expired',
  'a certificate that is not valid yet': 'not_yet_valid',
  'a self-signed certificate': 'self_signed',
  'a certificate of another authority': 'other_authority',
}

/** A website certificate as features call it. @throws CheckStopped (untested) where the profile lacks it */
export function websiteNamed(section: OpenFinanceProfile, name: string): KeyPairProfile | 'none' {
  if (name === 'no certificate') return 'none'
  const field = websites[name]
  return given(field && section.websites[field], `open_finance.websites.${field ?? name}`)
}

/** A seal certificate of the profile. @throws CheckStopped (untested) where the profile lacks it */
export function sealNamed(section: OpenFinanceProfile, name: OtherSeal): KeyPairProfile {
  return given(section.seals[name], `open_finance.seals.${name}`)
}
