/** A certificate and its private key in PEM, from files beside the profile or from the profile itself. */
export interface KeyPairProfile {
  certificate_file?: string
  /** Read from the named file, if any. */
  certificate: string
  key_file?: string
  key: string
  passphrase?: string
}

export const otherWebsites = [
  'account_information',
  'payment_initiation',
  'no_role',
  'expired',
  'not_yet_valid',
  'self_signed',
  'other_authority',
] as const
/** Website certificates with another role or with one mistake. */
export type OtherWebsite = (typeof otherWebsites)[number]

export const otherSeals = ['expired', 'other_authority', 'other'] as const
/** Seal certificates with one mistake, and a second right one. */
export type OtherSeal = (typeof otherSeals)[number]

export const consentStates = ['valid', 'unauthorised', 'revoked', 'expired'] as const
/** The state of a consent. Source: Open-finance / States and transitions; Errors. */
export type ConsentState = (typeof consentStates)[number]

/** A target's open-finance interface and the data to test it. Defaults are filled in. */
export interface OpenFinanceProfile {
  /** The address before /v2, with the provider's code. */
  base_url: string
  authority_file?: string
  authority?: string
  website: KeyPairProfile
  websites: Partial<Record<OtherWebsite, KeyPairProfile>>
  seal: KeyPairProfile
  seals: Partial<Record<OtherSeal, KeyPairProfile>>
  x5c: 'list' | 'text'
  /** The body that creates an account-access consent; a guessed one when absent. */
  account_consent?: Record<string, unknown>
  /** JSON pointers into that body. */
  required_attributes: string[]
  resource_path: string
  consents: Partial<Record<ConsentState, string>>
  other_base_url?: string
  blocked_base_url?: string
  executed_payment_path?: string
}

/** Every key pair of the section with its path. */
export function keyPairsOf(section: OpenFinanceProfile): Array<[path: string[], pair: KeyPairProfile]> {
  return [
    [['website'], section.website],
    ...Object.entries(section.websites).map(([name, pair]): [string[], KeyPairProfile] => [['websites', name], pair]),
    [['seal'], section.seal],
    ...Object.entries(section.seals).map(([name, pair]): [string[], KeyPairProfile] => [['seals', name], pair]),
  ]
}
