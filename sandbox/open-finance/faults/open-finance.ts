import { constants, verify } from 'node:crypto'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'

function blocks(change: (fields: Record<string, unknown>) => unknown): Fault['patch'] {
  return ({ openFinance: { errors } }) => {
    errors.block = change
  }
}

const isRead = (method: string): boolean => method === 'GET'

const issuedBy = (certificate: { issuer: string; subject: string }): boolean =>
  certificate.issuer === certificate.subject

export const faults = faultsNamed({
  'wants-both-roles': ({ openFinance: { certificates } }) => {
    certificates.allows = (roles) => roles.length === 2
  },
  'looks-at-certificates-of-writes-alone': ({ openFinance: { certificates } }) => {
    certificates.counts = (method) => !isRead(method)
  },
  'finds-no-path-for-PATCH': ({ openFinance: { routes } }) => {
    routes.methodCode = (method, code) => (method === 'PATCH' ? 'RESOURCE_UNKNOWN' : code)
  },
  'takes-self-signed-websites': ({ openFinance: { certificates } }) => {
    const { certified } = certificates
    certificates.certified = (certificate, authority) => certified(certificate, authority) || issuedBy(certificate)
  },
  'takes-expired-seal-certificates': ({ openFinance: { certificates } }) => {
    const { expired } = certificates
    certificates.expired = (certificate, now) => !/seal/.test(certificate.subject) && expired(certificate, now)
  },
  'needs-no-digest': ({
    openFinance: {
      digest,
      signature: { properties },
    },
  }) => {
    const { 'sigD.pars': own = () => true } = properties
    digest.required = () => false
    properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
  },
  'hashes-bodies-without-blanks': ({ openFinance: { digest } }) => {
    digest.hashed = (body) => [Buffer.from(body.toString().replaceAll(/\s/g, ''))]
  },
  'hashes-the-first-kilobyte': ({ openFinance: { digest } }) => {
    const { hashed } = digest
    digest.hashed = (body) => hashed(body.subarray(0, 1024))
  },
  'hashes-bodies-as-latin-1': ({ openFinance: { digest } }) => {
    digest.hashed = (body) => [Buffer.from(body.toString(), 'latin1')]
  },
  'compares-the-beginning-of-digests': ({ openFinance: { digest } }) => {
    const { wellFormed, of } = digest
    let given = ''
    digest.wellFormed = (value) => {
      given = value
      return wellFormed(value)
    }
    digest.of = (bytes) => (given.slice(0, 20) === of(bytes).slice(0, 20) ? given : of(bytes))
  },
  'reads-open-finance-headers-in-one-spelling': ({ headers }) => {
    const { nameCounts } = headers
    headers.nameCounts = (name) => nameCounts(name) && (!/^consent-id$/i.test(name) || name === 'Consent-ID')
  },
  'knows-no-digest-of-nothing': ({ openFinance: { digest } }) => {
    const { hashed } = digest
    digest.hashed = (body) => (body.length === 0 ? [Buffer.from('{}')] : hashed(body))
  },
  'opens-accounts-unasked': {
    sentence: 'A consent that was not authorised is accepted.',
    patch: ({ openFinance: { consents } }) => {
      const { codeOf } = consents
      consents.codeOf = (status) => (status === 'received' ? undefined : codeOf(status))
    },
  },
  'forgets-revocations': ({ openFinance: { consents } }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'revokedByPsu' ? undefined : codeOf(status))
  },
  'keeps-consents-for-ever': ({ openFinance: { consents } }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'expired' ? undefined : codeOf(status))
  },
  'names-messages-otherwise': ({ openFinance: { errors } }) => {
    errors.body = (messages) => ({ tppMessages: messages })
  },
  'has-categories-of-its-own': {
    sentence: 'The category of a block is FATAL.',
    patch: blocks((fields) => ({ ...fields, category: 'FATAL' })),
  },
  'leaves-out-the-category': blocks(({ category: _category, ...rest }) => rest),
  'numbers-its-codes': blocks((fields) => ({ ...fields, code: 7 })),
  'talks-at-length': {
    sentence: 'The text of a block is as long as it comes out.',
    patch: ({ openFinance: { errors } }) => {
      errors.text = (text) => text.padEnd(501, '.')
    },
  },
  'validates-no-attribute': ({ openFinance: { format } }) => {
    format.refused = () => []
  },
  'points-at-another-attribute': ({ openFinance: { errors } }) => {
    errors.path = () => '/recurringIndicator'
  },
  'needs-no-digest-to-read': ({
    openFinance: {
      digest,
      signature: { properties },
    },
  }) => {
    const { 'sigD.pars': own = () => true } = properties
    digest.required = ({ method }) => !isRead(method)
    properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
  },
  'compares-no-digest-of-nothing': ({ openFinance: { digest } }) => {
    digest.compared = ({ method }) => !isRead(method)
  },
  'takes-digests-in-any-form': {
    sentence: 'A Digest may lack its algorithm, or have it in lower case.',
    patch: ({ openFinance: { digest } }) => {
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
    },
  },
  'needs-no-signature-to-read': ({ openFinance: { signature } }) => {
    signature.required = ({ method }) => !isRead(method)
  },
  'needs-no-mechanism': ({
    openFinance: {
      signature: { properties },
    },
  }) => {
    const { 'sigD.mId': own = () => true } = properties
    properties['sigD.mId'] = (mId, wanted) => mId === undefined || own(mId, wanted)
  },
  'takes-an-aud-with-its-provider': {
    sentence: 'The path in aud may begin with the provider code.',
    patch: ({
      openFinance: {
        signature: { properties },
      },
    }) => {
      const { aud: own = () => true } = properties
      properties['aud'] = (aud, wanted) => own(String(aud).replace(/ .*(?=\/v2)/, ' '), wanted)
    },
  },
  'verifies-by-the-alg-that-it-is-given': {
    sentence: 'RS512 and PS256 are accepted beside RS256, each verified as such.',
    patch: ({ openFinance: { signature } }) => {
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
  },
  'takes-dates-that-no-calendar-has': ({ openFinance: { format, consents } }) => {
    format.refused = (misfits) => misfits.filter(({ path }) => path !== '/validTo')
    consents.passed = () => false
  },
})
