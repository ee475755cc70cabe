import type { OpenFinanceConsent, OpenFinanceConsentStatus, CertificateRole } from '../store/open-finance-consent.ts'
import { dayMs, isCalendarDay } from '../../basics/days.ts'
import { createHash, type X509Certificate } from 'node:crypto'
import { openFinanceErrorRules, type OpenFinanceCode, type Problem } from './open-finance-error-rules.ts'
import { openFinanceSignatureRules } from './open-finance-signature-rules.ts'

/** The qualified statements of a certificate. */
export interface QualifiedStatements {
  /** The purposes of the certificate. */
  types: ReadonlyArray<'website' | 'seal' | 'signature'>
  roles: readonly CertificateRole[]
}

/** The possible flaws of a certificate. */
export type CertificateFlaw = 'missing' | 'uncertified' | 'notYetValid' | 'expired' | 'otherPurpose' | 'withoutRole'

/** Which certificates are accepted. Source: Authentication 3; Errors, Open-finance errors. */
const openFinanceCertificateRules = () => ({
  /** Whether a request uses the certificate of the connection. */
  counts: (_method: string): boolean => true,

  /** Whether a request over a connection without client certificate is refused. */
  required: true,

  /** Whether the handshake fails without a valid certificate from the authority. */
  refusedInHandshake: false,

  /** Whether the authority issued it. Chains of several certificates are not followed: a choice. */
  certified: (certificate: X509Certificate, authority: X509Certificate): boolean =>
    certificate.checkIssued(authority) && certificate.verify(authority.publicKey),

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
})

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

/** Codes of refusals by what is refused. */
function coded<Name extends string>(codes: Record<Name, OpenFinanceCode>): Record<Name, OpenFinanceCode> {
  return codes
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]

/** The rules of the open-finance interface, grouped by topic. */
export const openFinanceRules = () => ({
  certificates: openFinanceCertificateRules(),
  consents: openFinanceConsentRules(),
  digest: openFinanceDigestRules(),
  errors: openFinanceErrorRules(),
  format: openFinanceFormatRules(),
  routes: openFinanceRouteRules(),
  signature: openFinanceSignatureRules(),
})

/** Which addresses exist and for whom. Source: Endpoints, Open-finance; Errors, Open-finance errors. */
const openFinanceRouteRules = () => ({
  /** Whether a provider of the catalogue offers the service. Which providers do not is a choice. */
  enabled: (provider: { status: string }, _method: string): boolean => provider.status === 'active',

  codes: coded({
    providerBlocked: 'SERVICE_BLOCKED',
    providerUnknown: 'RESOURCE_UNKNOWN',
    pathUnknown: 'RESOURCE_UNKNOWN',
    methodUnknown: 'SERVICE_INVALID',
    consentUnknownByPath: 'RESOURCE_UNKNOWN',
  }),

  /** The code for a method that the path does not have. */
  methodCode: (_method: string, code: OpenFinanceCode, _path: string): OpenFinanceCode => code,
})

/** When a consent can be used. Source: States and transitions; Errors, Open-finance errors. */
const openFinanceConsentRules = () => ({
  /** Whether validTo has passed: it lasts to the end of its day in UTC, which is a choice. */
  passed: (validTo: string, now: Date): boolean => Date.parse(`${validTo}T00:00:00Z`) + dayMs <= now.getTime(),

  /** The present status of a consent; `passed` says whether its validTo has passed. */
  statusOf: ({ status }: OpenFinanceConsent, passed: boolean): OpenFinanceConsentStatus =>
    passed && (status === 'received' || status === 'valid') ? 'expired' : status,

  /** The code that refuses a consent in this status; undefined when it can be used. */
  codeOf: (status: OpenFinanceConsentStatus): OpenFinanceCode | undefined =>
    status === 'valid' ? undefined : status === 'expired' ? 'CONSENT_EXPIRED' : 'CONSENT_INVALID',

  /** Whether a consent, or its payment, can be ended in this status. Source: States and transitions, Payment. */
  mayEnd: (status: OpenFinanceConsentStatus): boolean => status === 'received' || status === 'valid',

  /** The consent id in a Consent-ID header. */
  idIn: (header: string): string => header,

  /** Whether a consent belongs to a provider. */
  isOf: ({ providerCode }: OpenFinanceConsent, provider: { code: string }): boolean => providerCode === provider.code,

  unknownByHeader: 'CONSENT_UNKNOWN' as OpenFinanceCode,
})

/** How the Digest header is checked. Source: Authentication, Digest rule. */
const openFinanceDigestRules = () => ({
  required: (_request: { method: string; body: Buffer }): boolean => true,

  /** Whether the header is compared with the body. */
  compared: (_request: { method: string; body: Buffer }): boolean => true,

  /** Whether the header has the form of a digest: the algorithm and 32 bytes. */
  wellFormed: (digest: string): boolean => /^SHA-256=[A-Za-z0-9+/]{43}=$/.test(digest),

  /**
   * The bytes that may have been hashed: the normalised body, and the body as received. The rule names both; they
   * differ only if the client sends a body that it did not normalise.
   */
  hashed: (body: Buffer): Buffer[] => [trimmed(withLineFeeds(body)), body],

  of: (bytes: Buffer): string => `SHA-256=${createHash('sha256').update(bytes).digest('base64')}`,

  /** Whether the header has the digest of the body. */
  same: (given: string, right: string): boolean => given === right,

  /** A missing or malformed header fails validation; a digest of other bytes has no code of its own. Choices. */
  codes: coded({ missing: 'FORMAT_ERROR', malformed: 'FORMAT_ERROR', different: 'SIGNATURE_INVALID' }),
})

/** Replaces CRLF by LF; a lone CR stays. */
function withLineFeeds(body: Buffer): Buffer {
  return body.filter((byte, at) => !(byte === carriageReturn && body[at + 1] === lineFeed)) as Buffer
}

/** The body without ASCII white space at both ends. */
function trimmed(body: Buffer): Buffer {
  const isBlank = (byte: number): boolean => byte === space || (byte >= tab && byte <= carriageReturn)
  const first = body.findIndex((byte) => !isBlank(byte))
  return first < 0 ? Buffer.alloc(0) : body.subarray(first, body.findLastIndex((byte) => !isBlank(byte)) + 1)
}

/** A part of a body that fails validation. */
export type Misfit = Omit<Problem, 'code'>

/** How validation errors are refused. Source: Errors, Open-finance errors. */
const openFinanceFormatRules = () => ({
  /** The misfits that a route refuses. */
  refused: (misfits: Misfit[], _route: { name: string }): Misfit[] => misfits,

  /** The part of a body that is read as JSON. */
  read: (text: string): string => text,

  code: 'FORMAT_ERROR' as OpenFinanceCode,

  /** What is said of a body that cannot be read. */
  unreadable: (_body: string): string => 'the body is not JSON in UTF-8',

  /** A day of the calendar as YYYY-MM-DD. */
  isDay: (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value),

  isRedirect: (value: string): boolean => URL.canParse(value),

  /** The code for a missing header that the route needs. */
  headerMissing: 'FORMAT_ERROR' as OpenFinanceCode,
})
