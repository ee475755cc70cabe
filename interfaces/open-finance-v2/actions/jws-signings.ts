import { constants, type KeyObject, sign } from 'node:crypto'
import type { ProtectedHeader } from '../../../harness/signing/protected-header.ts'
import type { JwsRequest } from '../../../harness/signing/jws-request.ts'
import type { OpenFinanceProfile } from '../../../harness/profile/open-finance-profile.ts'
import { digestOf } from '../../../harness/signing/digest.ts'
import { type JwsSigning } from './jws-draft.ts'
import { sealNamed } from './certificates.ts'
import { digestWriter } from './digest-forms.ts'

/** A protected header in which properties may be wrong or missing. */
const changed = (change: Record<string, unknown>): JwsSigning => ({
  header: (right) => ({ ...right, ...change }),
})

const without = (name: keyof ProtectedHeader): JwsSigning => ({
  header: ({ [name]: _left, ...rest }) => rest as ProtectedHeader,
})

const inSigD = (change: (right: ProtectedHeader['sigD']) => object): JwsSigning => ({
  header: (right) => ({ ...right, sigD: change(right.sigD) as ProtectedHeader['sigD'] }),
})

const withAud = (change: (aud: string) => string): JwsSigning => ({
  header: (right) => ({ ...right, aud: change(right.aud) }),
})

const inX5c = (change: (der: string) => string): JwsSigning => ({
  header: (right) => ({ ...right, x5c: [right.x5c].flat().map(change) }),
})

const inBase64url = (payload: string): string => Buffer.from(payload, 'latin1').toString('base64url')

const lines = (payload: string): string[] => payload.split('\n')

/** Signatures of which a single thing is wrong, by what features say after "signed". */
const signings: Readonly<Record<string, JwsSigning>> = {
  'with one bit of the signature changed': {
    sign: (input, key) => {
      const bytes = sign('sha256', input, key)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      return bytes
    },
  },
  'with SHA-1': { sign: (input, key) => sign('sha1', input, key) },
  'with SHA-512': { sign: (input, key) => sign('sha512', input, key) },
  'with PSS padding': {
    sign: (input, key: KeyObject) => sign('sha256', input, { key, padding: constants.RSA_PKCS1_PSS_PADDING }),
  },
  'with half of the signature': { sign: (input, key) => sign('sha256', input, key).subarray(0, 128) },
  'over its payload in base64url': { payload: inBase64url },
  'over signed headers joined by CRLF': { payload: (payload) => payload.replaceAll('\n', '\r\n') },
  'over signed headers without blanks after the colons': { payload: (payload) => payload.replaceAll(': ', ':') },
  'over signed headers in another order than pars': { payload: (payload) => lines(payload).toReversed().join('\n') },
  'over its protected header alone': { payload: () => '' },
  'with pars in another order': inSigD(({ pars, ...rest }) => ({ ...rest, pars: pars.toReversed() })),
  'without pars': { ...inSigD(({ pars: _left, ...rest }) => ({ ...rest, pars: [] })) },
  'with another typ': changed({ typ: 'JWT' }),
  'with another alg': changed({ alg: 'RS512' }),
  'as RS512 in alg and signature': { ...changed({ alg: 'RS512' }), sign: (input, key) => sign('sha512', input, key) },
  'as PS256 in alg and signature': {
    ...changed({ alg: 'PS256' }),
    sign: (input, key: KeyObject) =>
      sign('sha256', input, {
        key,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
      }),
  },
  'with none in alg and no signature': { ...changed({ alg: 'none' }), sign: () => Buffer.alloc(0) },
  'with b64 true': changed({ b64: true }),
  'with b64 as a text': changed({ b64: 'false' }),
  'without b64 in crit': changed({ crit: ['sigT', 'sigD'] }),
  'without sigT in crit': changed({ crit: ['b64', 'sigD'] }),
  'without sigD in crit': changed({ crit: ['b64', 'sigT'] }),
  'without crit': without('crit'),
  'without sigT': without('sigT'),
  'with milliseconds in sigT': { header: (right) => ({ ...right, sigT: right.sigT.replace('Z', '.000Z') }) },
  'with an invalid date in sigT': changed({ sigT: '2030-13-45T25:61:61Z' }),
  'with another mId': inSigD((sigD) => ({ ...sigD, mId: 'http://uri.etsi.org/19182/ObjectIdByURI' })),
  'without mId': inSigD(({ mId: _left, ...rest }) => rest),
  'with PEM armour in x5c': inX5c((der) => `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----`),
  'with x5c in hexadecimal': inX5c((der) => Buffer.from(der, 'base64').toString('hex')),
  'for another method': withAud((aud) => aud.replace(/^\w+/, (method) => (method === 'GET' ? 'POST' : 'GET'))),
  'for another path': withAud((aud) => `${aud}/other`),
  'for the beginning of its path': withAud((aud) => aud.replace(/\/[^/]*$/, '')),
  'without aud': without('aud'),
  'with something in the middle segment': {
    written: ({ signature, payload }) => signature.replace('..', `.${Buffer.from(payload).toString('base64url')}.`),
  },
  'over what it has in the middle segment': {
    payload: inBase64url,
    written: ({ signature, payload }) => signature.replace('..', `.${payload}.`),
  },
  'with two segments': { written: ({ signature }) => signature.replace('..', '.') },
  'with a protected header that is not JSON': {
    written: ({ signature }) => signature.replace(/^[^.]+/, Buffer.from('{"typ":').toString('base64url')),
  },
  'with another last byte in its Digest': {
    digest: (body) => {
      const hash = Buffer.from(digestOf(body).replace('SHA-256=', ''), 'base64')
      hash[hash.length - 1] = (hash.at(-1) ?? 0) ^ 1
      return `SHA-256=${hash.toString('base64')}`
    },
  },
  'with a Digest of another body': { digest: 'SHA-256=AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI=' },
}

/** Signatures that take something of the profile: another seal certificate, or what stands in front of its paths. */
const ofProfile: Readonly<Record<string, (section: OpenFinanceProfile) => JwsSigning>> = {
  'with an expired seal certificate': (section) => ({ by: sealNamed(section, 'expired') }),
  'with a seal certificate of another authority': (section) => ({ by: sealNamed(section, 'other_authority') }),
  'with another valid seal certificate': (section) => ({ by: sealNamed(section, 'other') }),
  'with its provider in aud': ({ base_url }) => {
    const prefix = new URL(base_url).pathname.replace(/\/$/, '') || '/provider'
    return withAud((aud) => aud.replace(' ', ` ${prefix}`))
  },
  'with another key than that of x5c': (section) => ({
    by: { ...section.seal, certificate: sealNamed(section, 'other').certificate },
  }),
}

/** A signature that leaves out one of the signed headers that the request has. */
function withoutInPars(how: string): JwsSigning | undefined {
  const [, left] = /^without ([\w-]+) in pars$/.exec(how) ?? []
  return left === undefined
    ? undefined
    : inSigD(({ pars, ...rest }) => ({ ...rest, pars: pars.filter((name) => name !== left) }))
}

/** A signature over another value of one header than the one that is sent, or over the Digest of another text. */
function overOther(how: string): JwsSigning | undefined {
  const [, header, text] = /^over another value of ([\w-]+)$|^with the Digest of (.*)$/.exec(how) ?? []
  if (header !== undefined) return overOtherHeader(header)
  return text === undefined ? undefined : { digest: digestOf(Buffer.from(text === 'nothing' ? '' : text)) }
}

/**
 * The signature that features name.
 * @throws Error JWS_SIGNING_UNKNOWN
 * @throws CheckStopped (untested) where the profile lacks the certificate that it takes
 */
export function jwsSigningNamed(name: string, section: OpenFinanceProfile): JwsSigning {
  const digest = digestWriter(name.replace('with its Digest ', ''))
  const signing =
    signings[name] ?? ofProfile[name]?.(section) ?? withoutInPars(name) ?? overOther(name) ?? (digest && { digest })
  if (!signing) throw new Error(`JWS_SIGNING_UNKNOWN: no request is signed "${name}"; see jws-signings.ts`)
  return signing
}

/** A signature with other bytes. */
export function withAltered(change: (bytes: Buffer) => Buffer): JwsSigning {
  return {
    written: ({ signature }) => {
      const [first = '', last = ''] = signature.split('..')
      return `${first}..${change(Buffer.from(last, 'base64url')).toString('base64url')}`
    },
  }
}

/** Signs the request as if a header had another value than the one that is sent. */
function overOtherHeader(name: string): JwsSigning {
  return {
    over: (request: JwsRequest) => ({
      ...request,
      headers: request.headers.map(([own, value]) => [own, own.toLowerCase() === name ? 'other' : value]),
    }),
  }
}
