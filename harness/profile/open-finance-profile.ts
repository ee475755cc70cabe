/** A certificate and its private key, from files beside the profile or from the profile itself, in PEM form. */
export interface KeyPairProfile {
  certificate_file?: string
  /** Read from the file where one is named. */
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
/** Website certificates of another role than the one used, or wrong in one way. */
export type OtherWebsite = (typeof otherWebsites)[number]

export const otherSeals = ['expired', 'other_authority', 'other'] as const
/** Seal certificates wrong in one way, and a second right one. */
export type OtherSeal = (typeof otherSeals)[number]

export const consentStates = ['valid', 'unauthorised', 'revoked', 'expired'] as const
/** What has become of a consent. Source: Open-finance / States and transitions; Errors. */
export type ConsentState = (typeof consentStates)[number]

/** The open-finance interface of a target, and what to meet it with. Defaults are filled in. */
export interface OpenFinanceProfile {
  /** Everything before /v2, the provider's code included. */
  base_url: string
  authority_file?: string
  authority?: string
  website: KeyPairProfile
  websites: Partial<Record<OtherWebsite, KeyPairProfile>>
  seal: KeyPairProfile
  seals: Partial<Record<OtherSeal, KeyPairProfile>>
  x5c: 'list' | 'text'
  /** The body that creates an account-access consent; Assay guesses one when absent. */
  account_consent?: Record<string, unknown>
  /** JSON pointers into that body. */
  required_attributes: string[]
  resource_path: string
  consents: Partial<Record<ConsentState, string>>
  blocked_base_url?: string
  executed_payment_path?: string
}

/** Every key pair of the section, with its path in it. */
export function keyPairsOf(section: OpenFinanceProfile): Array<[path: string[], pair: KeyPairProfile]> {
  return [
    [['website'], section.website],
    ...Object.entries(section.websites).map(([name, pair]): [string[], KeyPairProfile] => [['websites', name], pair]),
    [['seal'], section.seal],
    ...Object.entries(section.seals).map(([name, pair]): [string[], KeyPairProfile] => [['seals', name], pair]),
  ]
}
