import {
  type Authority,
  type Certified,
  daysFrom,
  makeAuthority,
  makeCertificate,
  type Wanted,
} from './make-certificate.ts'
import type { Purpose, Role } from './roles.ts'

const both: readonly Role[] = ['account-information', 'payment-initiation']

interface Kind {
  purpose: Purpose
  roles: readonly Role[]
  /** For people: what it is for. */
  sentence: string
  /** Days from now between which it is valid. */
  valid?: readonly [from: number, to: number]
  signedBy?: 'other authority' | 'itself'
  server?: boolean
}

/** The certificates of the test set, each right or wrong in one way, by the name of its files. */
export const kinds = {
  server: { purpose: 'website', roles: [], server: true, sentence: 'the TLS server of a target under test' },
  'website-both': { purpose: 'website', roles: both, sentence: 'both roles' },
  'website-account-information': {
    purpose: 'website',
    roles: ['account-information'],
    sentence: 'only the account-information role',
  },
  'website-payment-initiation': {
    purpose: 'website',
    roles: ['payment-initiation'],
    sentence: 'only the payment-initiation role',
  },
  'website-no-role': { purpose: 'website', roles: [], sentence: 'no role' },
  'website-expired': { purpose: 'website', roles: both, valid: [-30, -1], sentence: 'expired yesterday' },
  'website-not-yet-valid': { purpose: 'website', roles: both, valid: [30, 365], sentence: 'valid in thirty days' },
  'website-self-signed': { purpose: 'website', roles: both, signedBy: 'itself', sentence: 'signed by its own key' },
  'website-other-authority': {
    purpose: 'website',
    roles: both,
    signedBy: 'other authority',
    sentence: 'signed by an authority that the target does not trust',
  },
  seal: { purpose: 'seal', roles: both, sentence: 'a valid seal' },
  'seal-other': { purpose: 'seal', roles: both, sentence: 'a valid seal of another holder' },
  'seal-expired': { purpose: 'seal', roles: both, valid: [-30, -1], sentence: 'a seal that expired yesterday' },
  'seal-other-authority': {
    purpose: 'seal',
    roles: both,
    signedBy: 'other authority',
    sentence: 'a seal from an authority that the target does not trust',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** A test authority, one that nobody trusts, and a certificate of every kind. */
export interface TestSet {
  authority: Certified
  otherAuthority: Certified
  certificates: Record<KindName, Certified>
}

/** Makes a whole test set; `hosts` are the names and addresses of the server. Takes about a second for its RSA keys. */
export async function makeTestSet(hosts: readonly string[], now: Date = new Date()): Promise<TestSet> {
  const [authority, otherAuthority] = await Promise.all([
    makeAuthority('Assay test authority', now),
    makeAuthority('Another authority', now),
  ])
  const authorities = { authority, otherAuthority }
  const made = await Promise.all(
    Object.entries<Kind>(kinds).map(async ([name, kind]) => [
      name,
      await makeKind(name, kind, authorities, hosts, now),
    ]),
  )
  return { ...authorities, certificates: Object.fromEntries(made) as Record<KindName, Certified> }
}

function makeKind(
  name: string,
  { purpose, roles, valid = [-1, 365], signedBy, server }: Kind,
  { authority, otherAuthority }: { authority: Authority; otherAuthority: Authority },
  hosts: readonly string[],
  now: Date,
): Promise<Certified> {
  const [from, to] = valid
  const wanted: Wanted = {
    name: server ? (hosts[0] ?? 'localhost') : `Assay test ${name}`,
    purpose,
    roles,
    notBefore: daysFrom(now, from),
    notAfter: daysFrom(now, to),
    ...(server && { hosts }),
  }
  if (signedBy === 'itself') return makeCertificate(wanted)
  return makeCertificate(wanted, signedBy === 'other authority' ? otherAuthority : authority)
}
