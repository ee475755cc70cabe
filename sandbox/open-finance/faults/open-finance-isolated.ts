import { constants, verify } from 'node:crypto'
import type { Fault } from '../../faults/kit/fault.ts'
import { openFinanceFault as fault } from './open-finance-certificates.ts'

const isRead = (method: string): boolean => method === 'GET'

/** Open finance with one gate open, while all others stay shut: on requests without a body, in other spellings. */
export const openFinanceIsolatedFaults: Fault[] = [
  fault(
    'needs-no-digest-to-read',
    'A request without a body is accepted without Digest.',
    ({ digest, signature: { properties } }) => {
      const { 'sigD.pars': own = () => true } = properties
      digest.required = ({ method }) => !isRead(method)
      properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
    },
  ),
  fault('compares-no-digest-of-nothing', 'The Digest of a request without a body is not compared.', ({ digest }) => {
    digest.compared = ({ method }) => !isRead(method)
  }),
  fault('takes-digests-in-any-form', 'A Digest may lack its algorithm, or have it in lower case.', ({ digest }) => {
    const { of } = digest
    let given = ''
    digest.wellFormed = (value) => {
      given = value
      return true
    }
    digest.of = (bytes) => {
      const right = of(bytes)
      return given.replace(/^sha-256=/i, '') === right.replace('SHA-256=', '') ? given : right
    }
  }),
  fault(
    'needs-no-signature-to-read',
    'A request without a body is accepted without x-jws-signature.',
    ({ signature }) => {
      signature.required = ({ method }) => !isRead(method)
    },
  ),
  fault('needs-no-mechanism', 'mId may be missing.', ({ signature: { properties } }) => {
    const { 'sigD.mId': own = () => true } = properties
    properties['sigD.mId'] = (mId, wanted) => mId === undefined || own(mId, wanted)
  }),
  fault(
    'takes-an-aud-with-its-provider',
    'The path in aud may begin with the provider code.',
    ({ signature: { properties } }) => {
      const { aud: own = () => true } = properties
      properties['aud'] = (aud, wanted) => own(String(aud).replace(/ .*(?=\/v2)/, ' '), wanted)
    },
  ),
  fault(
    'verifies-by-the-alg-that-it-is-given',
    'RS512 and PS256 are accepted beside RS256, each verified as such.',
    ({ signature }) => {
      const { verifies, properties } = signature
      let alg: unknown = 'RS256'
      properties['alg'] = (given) => {
        alg = given
        return ['RS256', 'RS512', 'PS256'].includes(String(given))
      }
      signature.verifies = (key, bytes, input) => {
        if (alg === 'RS512') return verify('sha512', input, key, bytes)
        if (alg !== 'PS256') return verifies(key, bytes, input)
        return verify('sha256', input, { key, padding: constants.RSA_PKCS1_PSS_PADDING }, bytes)
      }
    },
  ),
  fault('takes-dates-that-no-calendar-has', 'validTo may be any text.', ({ format, consents }) => {
    format.refused = (misfits) => misfits.filter(({ path }) => path !== '/validTo')
    consents.passed = () => false
  }),
]
