import type { X509Certificate } from 'node:crypto'
import { remembering } from '../../basics/remembering.ts'
import type { OpenFinanceCode } from './open-finance-error-rules.ts'
import type { CertificateRole } from '../store/open-finance-consent.ts'

/** The qualified statements of a certificate. */
export interface QualifiedStatements {
  /** The purposes of the certificate. */
  types: ReadonlyArray<'website' | 'seal' | 'signature'>
  roles: readonly CertificateRole[]
}

/** The possible flaws of a certificate. */
export type CertificateFlaw = 'missing' | 'uncertified' | 'notYetValid' | 'expired' | 'otherPurpose' | 'withoutRole'

/** Which certificates are accepted. Source: Authentication 3; Errors, Open-finance errors. */
export function openFinanceCertificateRules() {
  return {
    /** Whether a request uses the certificate of the connection. */
    counts: (_method: string): boolean => true,

    /** Whether a request over a connection without client certificate is refused. */
    required: true,

    /** Whether the handshake fails without a valid certificate from the authority. */
    refusedInHandshake: false,

    /** Whether the authority issued it. Chains of several certificates are not followed: a choice. */
    certified: isIssuedBy,

    notYetValid: (certificate: X509Certificate, now: Date): boolean => now < new Date(certificate.validFrom),

    expired: (certificate: X509Certificate, now: Date): boolean => now > new Date(certificate.validTo),

    /** Whether the certificate of the connection has a role. */
    carriesRole: ({ roles }: QualifiedStatements): boolean => roles.length > 0,

    /** Whether the roles suffice for a route. That each kind of route needs a role of its own is a choice. */
    allows: (roles: readonly CertificateRole[], needed: CertificateRole): boolean => roles.includes(needed),

    /** The codes for flaws in the certificate of the connection. */
    websiteCodes: codes(),

    /** The codes for flaws in the seal certificate; that they are not SIGNATURE_INVALID is a choice. */
    sealCodes: codes(),
  }
}

/** A cache by both fingerprints: clients present the same certificates with each request. */
const issued = remembering<boolean>(100)

function isIssuedBy(certificate: X509Certificate, authority: X509Certificate): boolean {
  return issued(
    `${certificate.fingerprint256} ${authority.fingerprint256}`,
    () => certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
  )
}

function codes(): Record<CertificateFlaw, OpenFinanceCode> {
  return {
    missing: 'CERTIFICATE_INVALID',
    uncertified: 'CERTIFICATE_INVALID',
    notYetValid: 'CERTIFICATE_INVALID',
    expired: 'CERTIFICATE_EXPIRED',
    otherPurpose: 'CERTIFICATE_INVALID',
    withoutRole: 'CERTIFICATE_INVALID',
  }
}
