import type { KeyObject } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { type Patch, replaceRule, together, widenRule, wrapRule } from '../../faults/kit/change.ts'

type Holds = Rules['openFinance']['signature']['properties'][string]

/** Changes how one property of the protected header is checked. */
export function property(name: string, holds: (own: Holds, ...given: Parameters<Holds>) => boolean): Patch {
  return replaceRule('openFinance.signature.properties', (all) => {
    const { [name]: own = () => false } = all
    return { ...all, [name]: (...given) => holds(own, ...given) }
  })
}

/** Also accepts signatures that verify in another way. */
function verifyingToo(also: (key: KeyObject, bytes: Buffer, input: Buffer) => boolean): Patch {
  return widenRule('openFinance.signature.verifies', also)
}

/** Also accepts a signature whose key (by `keyOf`) equals that of one that verified before. */
function acceptedOnce(keyOf: (signature: string, input: string) => string): Patch {
  return replaceRule('openFinance.signature.verifies', (rule) => {
    const accepted = new Set<string>()
    return (key, bytes, input) => {
      const own = keyOf(bytes.toString('base64'), input.toString())
      const isRight = accepted.has(own) || rule(key, bytes, input)
      if (isRight) accepted.add(own)
      return isRight
    }
  })
}

/** JWS signatures, with one rule broken by each fault. */
export const faults = faultsNamed({
  'wants-a-kid-in-signatures-of-bodies': {
    sentence: 'The JWS signature of a request that writes is refused unless its protected header has a kid.',
    patch: property('kid', (_own, kid, { call }) => call.method === 'GET' || kid !== undefined),
  },
  'signs-psu-headers-first':
    'takes-openFinance.signature.signedIfSent-as-only-psu-id+psu-corporate-id+api-contract-id+client-redirect-uri',
  'strips-the-armour-of-x5c':
    'takes-openFinance.signature.certificateIn-with-first-as-each-rewriting------(?:BEGIN|END) CERTIFICATE------to-empty',
  'takes-signatures-with-sha1': 'takes-openFinance.signature.verifies-with-fourth.digest-as-sha1-too',
  'takes-signatures-with-pss': 'takes-openFinance.signature.verifies-with-fourth.padding-as-6-too',
  'verifies-no-signature-to-read': 'takes-openFinance.signature.verifies-as-true-where-fifth.method-is-GET',
  'needs-no-signature-where-alg-is-none': together(
    property('alg', (own, alg, wanted) => alg === 'none' || own(alg, wanted)),
    wrapRule('openFinance.signature.decode', (rule, segment) => (segment === '' ? Buffer.alloc(0) : rule(segment))),
    verifyingToo((_key, bytes) => bytes.length === 0),
  ),
  'remembers-accepted-signatures': 'takes-openFinance.signature.verifies-as-ever-true-per-second',
  'verifies-each-x-request-id-once': acceptedOnce(
    (signature, input) => `${/x-request-id: .*/.exec(input)?.[0]} ${signature}`,
  ),
  'covers-not-the-redirect': 'takes-openFinance.signature.verifies-as-true-where-third-has-client-redirect-uri:',
  'signs-every-header-of-the-user': {
    sentence: 'Headers whose names begin with psu- or x-assay- must be signed when they are sent.',
    patch: (rules) =>
      property('sigD.pars', (_own, pars, { call, signed }) => {
        const { signedIfSent } = rules.openFinance.signature
        const isMore = (name: string) => /^(psu|x-assay)-/.test(name) && !signedIfSent.includes(name)
        return JSON.stringify(pars) === JSON.stringify([...signed, ...Object.keys(call.headers).filter(isMore)])
      })(rules),
  },
  'takes-encoded-payloads': 'takes-openFinance.signature.payloads-with-first-as-base64url-too',
  'verifies-what-is-in-the-middle-segment': {
    sentence: 'A payload in the middle segment is verified in place of the signed headers.',
    patch(rules) {
      let given = ''
      wrapRule('openFinance.signature.middleAllowed', (_rule, middle) => {
        given = middle
        return true
      })(rules)
      wrapRule('openFinance.signature.signingInput', (rule, segment, payload) => rule(segment, given || payload))(rules)
    },
  },
  'signs-the-user-in-lower-case': wrapRule('openFinance.signature.payload', (rule, headers) =>
    rule(headers.map(([name, value]) => [name, name === 'psu-id' ? value.toLowerCase() : value])),
  ),
  'takes-payloads-with-crlf': 'takes-openFinance.signature.payloads-with-first-as-crlf-too',
  'takes-payloads-in-reverse': 'takes-openFinance.signature.payloads-with-first-as-upturned-too',
  'verifies-signatures-with-a-known-key': 'takes-openFinance.signature.signer-as-own-second',
  'replays-signatures-for-other-methods':
    'takes-openFinance.signature.properties.aud-with-second.call.method-as-GET-too-and-openFinance.signature.properties.aud-with-second.call.method-as-POST-too-and-openFinance.signature.properties.aud-with-second.call.method-as-DELETE-too',
  'replays-signatures-for-other-paths': [
    'takes-openFinance.signature.properties.aud-as-true-where-first-matches-^GET /v2-where-second.call.method-is-GET',
    'takes-openFinance.signature.properties.aud-as-true-where-first-matches-^POST /v2-where-second.call.method-is-POST',
    'takes-openFinance.signature.properties.aud-as-true-where-first-matches-^DELETE /v2-where-second.call.method-is-DELETE',
  ],
  'takes-an-aud-of-the-routes-above':
    'takes-openFinance.signature.properties.aud-with-second.call.path-as-rewriting-/[^/]*$-to-empty-too',
  'takes-signatures-without-aud': 'takes-openFinance.signature.properties.aud-as-true-for-nothing',
  'lets-senders-choose-what-they-sign':
    'takes-openFinance.signature.properties.sigD.pars-as-true-where-first-is-a-list-and-openFinance.signature.properties.sigD.pars-as-false-where-first-is-not-a-list',
  'covers-psu-corporate-id-where-pars-has-it':
    'takes-openFinance.signature.properties.sigD.pars-with-second.signed-as-without-psu-corporate-id-too',
  'takes-pars-in-any-order': 'takes-openFinance.signature.properties.sigD.pars-with-first-as-backwards-too',
})
