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
  'needs-no-signature-where-alg-is-none': together(
    property('alg', (own, alg, wanted) => alg === 'none' || own(alg, wanted)),
    wrapRule('openFinance.signature.decode', (rule, segment) => (segment === '' ? Buffer.alloc(0) : rule(segment))),
    verifyingToo((_key, bytes) => bytes.length === 0),
  ),
  'verifies-each-x-request-id-once': acceptedOnce(
    (signature, input) => `${/x-request-id: .*/.exec(input)?.[0]} ${signature}`,
  ),
  'signs-every-header-of-the-user': {
    sentence: 'Headers whose names begin with psu- or x-assay- must be signed when they are sent.',
    patch: (rules) =>
      property('sigD.pars', (_own, pars, { call, signed }) => {
        const { signedIfSent } = rules.openFinance.signature
        const isMore = (name: string) => /^(psu|x-assay)-/.test(name) && !signedIfSent.includes(name)
        return JSON.stringify(pars) === JSON.stringify([...signed, ...Object.keys(call.headers).filter(isMore)])
      })(rules),
  },
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
})
