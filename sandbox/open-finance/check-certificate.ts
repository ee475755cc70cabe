import type { X509Certificate } from 'node:crypto'
import type { Sandbox } from '../world/sandbox.ts'
import type { CertificateFlaw } from './rules/open-finance-certificate-rules.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import { readQualifiedStatements } from './read-qualified-statements.ts'
import { refused } from './refused.ts'

const flaws: Record<CertificateFlaw, string> = {
  missing: 'the certificate is missing',
  uncertified: 'it is not from a trusted authority',
  notYetValid: 'it is not valid yet',
  expired: 'it has expired',
  otherPurpose: 'it was made for another purpose',
  withoutRole: 'it carries neither the account-information nor the payment-initiation role',
}

/**
 * The roles of the connection's client certificate.
 * Source: Authentication 3.
 * @throws Refused CERTIFICATE_INVALID, CERTIFICATE_EXPIRED
 */
export function evaluateWebsite(
  sandbox: Sandbox,
  { method, certificate }: { method: string; certificate: X509Certificate | undefined },
  authority: X509Certificate,
): readonly CertificateRole[] {
  const { certificates } = sandbox.rules.openFinance
  if (!certificates.counts(method) || (!certificate && !certificates.required))
    return ['account-information', 'payment-initiation']
  const statements = certificate && readQualifiedStatements(certificate)
  const flaw =
    flawOf(sandbox, certificate, authority) ??
    (statements && !statements.types.includes('website') ? 'otherPurpose' : undefined) ??
    (statements && !certificates.carriesRole(statements) ? 'withoutRole' : undefined)
  if (flaw)
    throw refused(certificates.websiteCodes[flaw], `invalid client certificate of the connection: ${flaws[flaw]}`)
  return statements?.roles ?? []
}

/**
 * Whether a JWS signature was made with a seal certificate.
 * Source: Authentication, x-jws-signature rule 2.
 * @throws Refused CERTIFICATE_INVALID, CERTIFICATE_EXPIRED
 */
export function evaluateSealCertificate(
  sandbox: Sandbox,
  certificate: X509Certificate,
  authority: X509Certificate,
): void {
  const { certificates } = sandbox.rules.openFinance
  const flaw =
    flawOf(sandbox, certificate, authority) ??
    (readQualifiedStatements(certificate).types.includes('seal') ? undefined : 'otherPurpose')
  if (flaw) throw refused(certificates.sealCodes[flaw], `invalid seal certificate in x5c: ${flaws[flaw]}`)
}

function flawOf(
  { rules, clock }: Sandbox,
  certificate: X509Certificate | undefined,
  authority: X509Certificate,
): CertificateFlaw | undefined {
  const { certified, notYetValid, expired } = rules.openFinance.certificates
  const now = clock.now()
  if (!certificate) return 'missing'
  if (!certified(certificate, authority)) return 'uncertified'
  if (notYetValid(certificate, now)) return 'notYetValid'
  return expired(certificate, now) ? 'expired' : undefined
}
