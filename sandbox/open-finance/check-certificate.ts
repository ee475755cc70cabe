import type { X509Certificate } from 'node:crypto'
import type { Sandbox } from '../world/sandbox.ts'
import type { CertificateFlaw, QualifiedStatements } from './rules/open-finance-rules.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import { refused } from './open-finance-call.ts'
import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from 'asn1js'
import { remembering } from '../basics/remembering.ts'

/** Object identifiers of RFC 3739, ETSI EN 319 412-5 and ETSI TS 119 495. */
const extensionNumber = '1.3.6.1.5.5.7.1.3'

const typeNumber = '0.4.0.1862.1.6'

const paymentServicesNumber = '0.4.0.19495.2'

const types: Record<string, QualifiedStatements['types'][number]> = {
  '0.4.0.1862.1.6.1': 'signature',
  '0.4.0.1862.1.6.2': 'seal',
  '0.4.0.1862.1.6.3': 'website',
}

const roles: Record<string, CertificateRole> = {
  '0.4.0.19495.1.2': 'payment-initiation',
  '0.4.0.19495.1.3': 'account-information',
}

/** A cache by fingerprint: clients present the same certificates with each request. */
const read = remembering<QualifiedStatements>(100)

/** The qualified statements of a certificate; empty lists when none can be read. */
export function readQualifiedStatements({ fingerprint256, raw }: X509Certificate): QualifiedStatements {
  return read(fingerprint256, () => {
    const statements = statementsIn(fromBER(raw).result)
    return {
      types: numbersBelow(statements.get(typeNumber)).flatMap((number) => types[number] ?? []),
      roles: numbersBelow(statements.get(paymentServicesNumber)).flatMap((number) => roles[number] ?? []),
    }
  })
}

/** The statements of the extension by object identifier. */
function statementsIn(certificate: BaseBlock): Map<string, BaseBlock> {
  const extension = descendants(certificate).find((block) => numberOf(block) === extensionNumber)
  const value = partsOf(extension).find((part) => part instanceof OctetString)
  if (!value) return new Map()
  const statements = partsOf(fromBER(value.getValue()).result)
  return new Map(statements.flatMap((statement) => [[numberOf(statement) ?? '', statement] as const]))
}

/** The object identifier at the start of a sequence. */
function numberOf(block: BaseBlock): string | undefined {
  const [first] = partsOf(block)
  return first instanceof ObjectIdentifier ? first.getValue() : undefined
}

function numbersBelow(block: BaseBlock | undefined): string[] {
  const found = block === undefined ? [] : descendants(block)
  return found.flatMap((one) => (one instanceof ObjectIdentifier ? one.getValue() : []))
}

function descendants(block: BaseBlock): BaseBlock[] {
  return partsOf(block).flatMap((part) => [part, ...descendants(part)])
}

function partsOf(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Constructed ? block.valueBlock.value : []
}

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
    flawOf(sandbox, certificate, authority, 'website') ??
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
  const flaw = flawOf(sandbox, certificate, authority, 'seal')
  if (flaw) throw refused(certificates.sealCodes[flaw], `invalid seal certificate in x5c: ${flaws[flaw]}`)
}

function flawOf(
  { rules, clock }: Sandbox,
  certificate: X509Certificate | undefined,
  authority: X509Certificate,
  purpose: 'website' | 'seal',
): CertificateFlaw | undefined {
  const { certified, notYetValid, expired } = rules.openFinance.certificates
  const now = clock.now()
  if (!certificate) return 'missing'
  if (!certified(certificate, authority)) return 'uncertified'
  if (notYetValid(certificate, now)) return 'notYetValid'
  if (expired(certificate, now)) return 'expired'
  return readQualifiedStatements(certificate).types.includes(purpose) ? undefined : 'otherPurpose'
}
