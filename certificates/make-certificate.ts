import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { type Purpose, qualifiedStatements, qualifiedStatementsOid, type Role } from './roles.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}

/** A certificate and its private key, both in PEM form. */
export interface Certified {
  certificate: string
  key: string
}

export interface Authority extends Certified {
  issuer: x509.X509Certificate
  signingKey: CryptoKey
}

/** What a certificate is to say. Moments are dates; the certificate is valid between them, both included. */
export interface Wanted {
  name: string
  purpose: Purpose
  roles: readonly Role[]
  notBefore: Date
  notAfter: Date
  /** Host names and addresses of a server's certificate. */
  hosts?: readonly string[]
}

/** A test authority with a root certificate of its own, valid from a day before `now` for ten years. */
export async function makeAuthority(name: string, now: Date): Promise<Authority> {
  const keys = await makeKeys()
  const issuer = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: nameOf(name),
    notBefore: daysFrom(now, -1),
    notAfter: daysFrom(now, 3650),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(flags([x509.KeyUsageFlags.keyCertSign, x509.KeyUsageFlags.cRLSign]), true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { issuer, signingKey: keys.privateKey, certificate: issuer.toString('pem'), key: await pemOf(keys.privateKey) }
}

/** A certificate that the authority signed; without one it is signed by its own key. */
export async function makeCertificate(wanted: Wanted, authority?: Authority): Promise<Certified> {
  const keys = await makeKeys()
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: nameOf(wanted.name),
    issuer: authority?.issuer.subjectName ?? nameOf(wanted.name),
    notBefore: wanted.notBefore,
    notAfter: wanted.notAfter,
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: authority?.signingKey ?? keys.privateKey,
    extensions: await extensionsOf(wanted, keys.publicKey, authority),
  })
  return { certificate: certificate.toString('pem'), key: await pemOf(keys.privateKey) }
}

async function extensionsOf(
  { purpose, roles, hosts = [] }: Wanted,
  publicKey: CryptoKey,
  authority?: Authority,
): Promise<x509.Extension[]> {
  const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags
  const usages = purpose === 'seal' ? [digitalSignature, nonRepudiation] : [digitalSignature]
  const names = hosts.map((host) => ({
    type: /^[\d.]+$|:/.test(host) ? ('ip' as const) : ('dns' as const),
    value: host,
  }))
  return [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(flags(usages), true),
    ...(purpose === 'website'
      ? [new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth, x509.ExtendedKeyUsage.serverAuth])]
      : []),
    ...(names.length > 0 ? [new x509.SubjectAlternativeNameExtension(names)] : []),
    await x509.SubjectKeyIdentifierExtension.create(publicKey),
    ...(authority ? [await x509.AuthorityKeyIdentifierExtension.create(authority.issuer)] : []),
    new x509.Extension(qualifiedStatementsOid, false, qualifiedStatements(purpose, roles)),
  ]
}

export function daysFrom(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000)
}

function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
}

function flags(usages: readonly x509.KeyUsageFlags[]): x509.KeyUsageFlags {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags are bits, and several of them are no member
  return usages.reduce<number>((all, usage) => all | usage, 0)
}

function nameOf(name: string): string {
  return `CN=${name}, O=Assay test, C=XX`
}

/** Positive, and short enough for every reader. */
function serialNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[0] = (bytes[0] ?? 0) & 0x7f
  return Buffer.from(bytes).toString('hex')
}

async function pemOf(key: CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')
}
