import type { X509Certificate } from 'node:crypto'
import { remembering } from '../../basics/remembering.ts'
import type { OpenFinanceCode } from './open-finance-error-rules.ts'
import type { CertificateRole } from '../store/open-finance-consent.ts'

/** What the qualified statements of a certificate say. */
export interface QualifiedStatements {
  /** What it is for. */
  types: ReadonlyArray<'website' | 'seal' | 'signature'>
  roles: readonly CertificateRole[]
}

/** What can be wrong with a certificate. */
export type CertificateFlaw = 'missing' | 'uncertified' | 'notYetValid' | 'expired' | 'otherPurpose' | 'withoutRole'

/** Which certificates are accepted. Source: Authentication 3; Errors, Open-finance errors. */
export function openFinanceCertificateRules() {
  return {
    /** Whether the certificate of the connection counts for a request. */
    counts: (_method: string): boolean => true,

    /** Whether a request over a connection without client certificate is refused. */
    required: true,

    /** Whether a certificate that the authority did not certify, is not valid now or is missing ends the handshake. */
    refusedInHandshake: false,

    /** Whether the authority certified it. Chains of several links are not followed: a choice. */
    certified: isIssuedBy,

    notYetValid: (certificate: X509Certificate, now: Date): boolean => now < new Date(certificate.validFrom),

    expired: (certificate: X509Certificate, now: Date): boolean => now > new Date(certificate.validTo),

    /** Whether the certificate of the connection has any role at all. */
    carriesRole: ({ roles }: QualifiedStatements): boolean => roles.length > 0,

    /** Whether the roles suffice for a route. That each kind of route wants its own is a choice. */
    allows: (roles: readonly CertificateRole[], needed: CertificateRole): boolean => roles.includes(needed),

    /** The code of a flaw in the certificate of the connection. */
    websiteCodes: codes(),

    /** The code of a flaw in the seal certificate; that it is not SIGNATURE_INVALID is a choice. */
    sealCodes: codes(),
  }
}

/** By both fingerprints, what was found last: clients present the same certificates with each request. */
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
