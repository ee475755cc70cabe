/** A certificate and its private key, in PEM form. */
export interface PemPair {
  certificate: string
  key: string
}

/**
 * Certificates made for tests, by what they are. The server and the authority are the sandbox's own; the others are only
 * handed on in the profile, for whoever is to call. All but those named wrong are certified by the authority.
 */
export interface TestCertificates {
  authority: { certificate: string }
  certificates: Record<
    'server' | 'website-both' | 'website-account-information' | 'website-payment-initiation' | 'seal',
    PemPair
  > &
    Partial<
      Record<
        | 'website-no-role'
        | 'website-expired'
        | 'website-not-yet-valid'
        | 'website-self-signed'
        | 'website-other-authority'
        | 'seal-other'
        | 'seal-expired'
        | 'seal-other-authority',
        PemPair
      >
    >
}

/** The open-finance interface answers over TLS, on a port of its own. */
export interface OpenFinanceOptions {
  certificates: TestCertificates
  /** Defaults to a free one. */
  port?: number
}
