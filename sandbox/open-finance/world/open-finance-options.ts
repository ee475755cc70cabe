/** A certificate and its private key, in PEM form. */
export interface PemPair {
  certificate: string
  key: string
}

/**
 * Certificates made for tests, by purpose. The server and the authority are the sandbox's own; the profile passes on
 * the others for the caller. The authority issued all except those named wrong.
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

/** Has the open-finance interface answer over TLS, on a port of its own. */
export interface OpenFinanceOptions {
  certificates: TestCertificates
  /** Defaults to a free one. */
  port?: number
}
