import { constants, verify } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'

type SignatureRules = Rules['openFinance']['signature']

function inSignature(change: (signature: SignatureRules) => void): Fault['patch'] {
  return ({ openFinance }) => change(openFinance.signature)
}

/** Takes a payload that is written otherwise, too. */
function misreading(id: string, sentence: string, written: (payload: string) => string): Fault {
  return {
    id,
    sentence,
    patch: inSignature((signature) => {
      const { verifies, signingInput } = signature
      let other: Buffer = Buffer.alloc(0)
      signature.signingInput = (segment, payload) => {
        other = signingInput(segment, written(payload))
        return signingInput(segment, payload)
      }
      signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || verifies(key, bytes, other)
    }),
  }
}

/** JWS signatures: each fault breaks one rule of them. */
export const openFinanceSignatureFaults: Fault[] = [
  {
    id: 'wants-a-kid-in-signatures-of-bodies',
    sentence: 'The JWS signature of a request that writes is refused unless its protected header has a kid.',
    patch: inSignature(({ properties }) => {
      properties['kid'] = (kid, { call }) => call.method === 'GET' || kid !== undefined
    }),
  },
  {
    id: 'signs-psu-headers-first',
    sentence: 'The signed headers of the user must come before api-contract-id.',
    patch: inSignature((signature) => {
      signature.signedIfSent = ['psu-id', 'psu-corporate-id', 'api-contract-id', 'client-redirect-uri']
    }),
  },
  {
    id: 'strips-the-armour-of-x5c',
    sentence: 'A certificate with PEM armour is accepted in x5c.',
    patch: inSignature((signature) => {
      const { certificateIn } = signature
      signature.certificateIn = (x5c) =>
        certificateIn([x5c].flat().map((one) => String(one).replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, '')))
    }),
  },
  {
    id: 'takes-signatures-with-sha1',
    sentence: 'A signature made with SHA-1 is accepted.',
    patch: inSignature((signature) => {
      const { verifies } = signature
      signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || verify('sha1', input, key, bytes)
    }),
  },
  {
    id: 'takes-signatures-with-pss',
    sentence: 'A signature with PSS padding is accepted.',
    patch: inSignature((signature) => {
      const { verifies } = signature
      const padding = constants.RSA_PKCS1_PSS_PADDING
      signature.verifies = (key, bytes, input) =>
        verifies(key, bytes, input) || verify('sha256', input, { key, padding }, bytes)
    }),
  },
  {
    id: 'covers-not-the-redirect',
    sentence: 'A JWS signature whose pars name client-redirect-uri is accepted without verification.',
    patch: inSignature((signature) => {
      const { verifies } = signature
      signature.verifies = (key, bytes, input) => verifies(key, bytes, input) || input.includes('client-redirect-uri: ')
    }),
  },
  {
    id: 'signs-every-header-of-the-user',
    sentence: 'Headers whose names begin with psu- or x-assay- must be signed when they are sent.',
    patch: inSignature((signature) => {
      const own = signature.signedIfSent
      signature.properties['sigD.pars'] = (pars, { call, signed }) => {
        const more = Object.keys(call.headers).filter((name) => /^(psu|x-assay)-/.test(name) && !own.includes(name))
        return JSON.stringify(pars) === JSON.stringify([...signed, ...more])
      }
    }),
  },
  misreading('takes-encoded-payloads', 'A signature over the payload in base64url is accepted.', (payload) =>
    Buffer.from(payload, 'latin1').toString('base64url'),
  ),
  misreading('takes-payloads-with-crlf', 'A signature over headers joined by CRLF is accepted.', (payload) =>
    payload.replaceAll('\n', '\r\n'),
  ),
  misreading('takes-payloads-in-reverse', 'A signature over headers in reverse order is accepted.', (payload) =>
    payload.split('\n').toReversed().join('\n'),
  ),
  {
    id: 'verifies-signatures-with-a-known-key',
    sentence: 'Signatures are verified with a key known beforehand instead of the key of x5c.',
    patch: inSignature((signature) => {
      signature.keyOf = (_certificate, known) => known.publicKey
    }),
  },
  {
    id: 'replays-signatures-for-other-methods',
    sentence: 'The method in aud is not checked.',
    patch: inSignature(({ properties }) => {
      properties['aud'] = (aud, { call }) => aud === undefined || String(aud).endsWith(` ${call.path}`)
    }),
  },
  {
    id: 'replays-signatures-for-other-paths',
    sentence: 'The path in aud is not checked.',
    patch: inSignature(({ properties }) => {
      properties['aud'] = (aud, { call }) => aud === undefined || String(aud).startsWith(`${call.method} /v2`)
    }),
  },
  {
    id: 'takes-signatures-without-aud',
    sentence: 'A protected header without aud is accepted.',
    patch: inSignature(({ properties }) => {
      const { aud: own = () => false } = properties
      properties['aud'] = (aud, wanted) => aud === undefined || own(aud, wanted)
    }),
  },
  {
    id: 'lets-senders-choose-what-they-sign',
    sentence: 'pars can name any headers.',
    patch: inSignature(({ properties }) => {
      properties['sigD.pars'] = (pars) => Array.isArray(pars)
    }),
  },
  {
    id: 'takes-pars-in-any-order',
    sentence: 'pars may name the headers in any order.',
    patch: inSignature(({ properties }) => {
      properties['sigD.pars'] = (pars, { signed }) =>
        Array.isArray(pars) && pars.length === signed.length && signed.every((name) => pars.includes(name))
    }),
  },
]
