import { constants, verify } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'

type SignatureRules = Rules['openFinance']['signature']

function inSignature(change: (signature: SignatureRules) => void): Fault['patch'] {
  return ({ openFinance }) => change(openFinance.signature)
}

/** Takes a payload that is written otherwise, too. */
function misreading(written: (payload: string) => string): Fault['patch'] {
  return inSignature((signature) => {
    const { verifies, signingInput } = signature
    let other: Buffer = Buffer.alloc(0)
    signature.signingInput = (segment, payload) => {
      other = signingInput(segment, written(payload))
      return signingInput(segment, payload)
    }
    signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || verifies(key, bytes, other)
  })
}

/** JWS signatures: each fault breaks one rule of them. */
export const faults = faultsNamed({
  'wants-a-kid-in-signatures-of-bodies': {
    sentence: 'The JWS signature of a request that writes is refused unless its protected header has a kid.',
    patch: inSignature(({ properties }) => {
      properties['kid'] = (kid, { call }) => call.method === 'GET' || kid !== undefined
    }),
  },
  'signs-psu-headers-first': {
    sentence: 'The signed headers of the user must come before api-contract-id.',
    patch: inSignature((signature) => {
      signature.signedIfSent = ['psu-id', 'psu-corporate-id', 'api-contract-id', 'client-redirect-uri']
    }),
  },
  'strips-the-armour-of-x5c': inSignature((signature) => {
    const { certificateIn } = signature
    signature.certificateIn = (x5c) =>
      certificateIn([x5c].flat().map((one) => String(one).replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, '')))
  }),
  'takes-signatures-with-sha1': inSignature((signature) => {
    const { verifies } = signature
    signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || verify('sha1', input, key, bytes)
  }),
  'takes-signatures-with-pss': inSignature((signature) => {
    const { verifies } = signature
    const padding = constants.RSA_PKCS1_PSS_PADDING
    signature.verifies = (key, bytes, input) =>
      verifies(key, bytes, input) || verify('sha256', input, { key, padding }, bytes)
  }),
  'remembers-accepted-signatures': inSignature((signature) => {
    const { verifies } = signature
    const accepted = new Set<string>()
    signature.verifies = (key, bytes, input) => {
      const text = bytes.toString('base64')
      const right = accepted.has(text) || verifies(key, bytes, input)
      if (right) accepted.add(text)
      return right
    }
  }),
  'covers-not-the-redirect': inSignature((signature) => {
    const { verifies } = signature
    signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || input.includes('client-redirect-uri: ')
  }),
  'signs-every-header-of-the-user': {
    sentence: 'Headers whose names begin with psu- or x-assay- must be signed when they are sent.',
    patch: inSignature((signature) => {
      const own = signature.signedIfSent
      signature.properties['sigD.pars'] = (pars, { call, signed }) => {
        const more = Object.keys(call.headers).filter((name) => /^(psu|x-assay)-/.test(name) && !own.includes(name))
        return JSON.stringify(pars) === JSON.stringify([...signed, ...more])
      }
    }),
  },
  'takes-encoded-payloads': misreading((payload) => Buffer.from(payload, 'latin1').toString('base64url')),
  'takes-payloads-with-crlf': misreading((payload) => payload.replaceAll('\n', '\r\n')),
  'takes-payloads-in-reverse': misreading((payload) => payload.split('\n').toReversed().join('\n')),
  'verifies-signatures-with-a-known-key': inSignature((signature) => {
    signature.keyOf = (_certificate, known) => known.publicKey
  }),
  'replays-signatures-for-other-methods': inSignature(({ properties }) => {
    properties['aud'] = (aud, { call }) => aud === undefined || String(aud).endsWith(` ${call.path}`)
  }),
  'replays-signatures-for-other-paths': inSignature(({ properties }) => {
    properties['aud'] = (aud, { call }) => aud === undefined || String(aud).startsWith(`${call.method} /v2`)
  }),
  'takes-signatures-without-aud': inSignature(({ properties }) => {
    const { aud: own = () => false } = properties
    properties['aud'] = (aud, wanted) => aud === undefined || own(aud, wanted)
  }),
  'lets-senders-choose-what-they-sign': inSignature(({ properties }) => {
    properties['sigD.pars'] = (pars) => Array.isArray(pars)
  }),
  'takes-pars-in-any-order': inSignature(({ properties }) => {
    properties['sigD.pars'] = (pars, { signed }) =>
      Array.isArray(pars) && pars.length === signed.length && signed.every((name) => pars.includes(name))
  }),
})
