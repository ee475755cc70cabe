import type { Fault } from '../kit/fault.ts'
import { openFinanceFault as fault, type OpenFinanceRules } from './open-finance-certificates.ts'

/** Changes every message block that is sent. */
function blocks(change: (fields: Record<string, unknown>) => unknown): (rules: OpenFinanceRules) => void {
  return ({ errors }) => {
    errors.block = change
  }
}

/** Digest, consents, errors and routes of open finance, each rule broken in one way. */
export const openFinanceFaults: Fault[] = [
  fault('needs-no-digest', 'A request without Digest is accepted.', ({ digest, signature: { properties } }) => {
    const { 'sigD.pars': own = () => true } = properties
    digest.required = () => false
    properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
  }),
  fault('compares-no-digest', 'The Digest is not compared with the body.', ({ digest }) => {
    digest.compared = () => false
  }),
  fault(
    'hashes-bodies-without-blanks',
    'The Digest is compared with that of the JSON without white space.',
    ({ digest }) => {
      digest.hashed = (body) => [Buffer.from(body.toString().replaceAll(/\s/g, ''))]
    },
  ),
  fault('knows-no-digest-of-nothing', 'The Digest of an empty body is that of an empty object.', ({ digest }) => {
    const { hashed } = digest
    digest.hashed = (body) => (body.length === 0 ? [Buffer.from('{}')] : hashed(body))
  }),
  fault('refuses-valid-consents', 'A valid consent is refused as expired.', ({ consents }) => {
    consents.codeOf = () => 'CONSENT_EXPIRED'
  }),
  fault(
    'refuses-unknown-consents-as-invalid',
    'An unknown Consent-ID is refused with CONSENT_INVALID.',
    ({ consents }) => {
      consents.unknownByHeader = 'CONSENT_INVALID'
    },
  ),
  fault('opens-accounts-unasked', 'A consent that was not authorised is accepted.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'received' ? undefined : codeOf(status))
  }),
  fault('forgets-revocations', 'A revoked consent is accepted.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'revokedByPsu' ? undefined : codeOf(status))
  }),
  fault('keeps-consents-for-ever', 'A consent is accepted after its last day.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'expired' ? undefined : codeOf(status))
  }),
  fault(
    'refuses-expired-consents-as-invalid',
    'An expired consent is refused with CONSENT_INVALID.',
    ({ consents }) => {
      const { codeOf } = consents
      consents.codeOf = (status) => (status === 'expired' ? 'CONSENT_INVALID' : codeOf(status))
    },
  ),
  fault('refuses-revoked-consents-as-expired', 'A revoked consent is refused with CONSENT_EXPIRED.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'revokedByPsu' ? 'CONSENT_EXPIRED' : codeOf(status))
  }),
  fault('answers-refusals-with-a-text', 'The body of an error is not JSON.', ({ errors }) => {
    errors.body = () => undefined
  }),
  fault('names-messages-otherwise', 'The message blocks have another name than apiClientMessages.', ({ errors }) => {
    errors.body = (messages) => ({ tppMessages: messages })
  }),
  fault(
    'has-categories-of-its-own',
    'The category of a block is FATAL.',
    blocks((fields) => ({ ...fields, category: 'FATAL' })),
  ),
  fault(
    'leaves-out-the-category',
    'Blocks have no category.',
    blocks(({ category: _category, ...rest }) => rest),
  ),
  fault(
    'numbers-its-codes',
    'The code of a block is a number.',
    blocks((fields) => ({ ...fields, code: 7 })),
  ),
  fault('talks-at-length', 'The text of a block is as long as it comes out.', ({ errors }) => {
    errors.text = (text) => text.padEnd(501, '.')
  }),
  fault('answers-unknown-consents-with-404', 'CONSENT_UNKNOWN has the status 404.', ({ errors }) => {
    errors.statuses.CONSENT_UNKNOWN = 404
  }),
  fault('has-codes-of-its-own', 'RESOURCE_UNKNOWN goes by another name.', ({ errors }) => {
    errors.codeSent = (code) => (code === 'RESOURCE_UNKNOWN' ? 'NOT_FOUND' : code)
  }),
  fault('validates-no-attribute', 'Missing attributes and attributes of a wrong type are accepted.', ({ format }) => {
    format.refused = () => []
  }),
  fault(
    'refuses-broken-bodies-as-unknown',
    'A body that fails validation is refused with RESOURCE_UNKNOWN.',
    ({ format }) => {
      format.code = 'RESOURCE_UNKNOWN'
    },
  ),
  fault('points-at-another-attribute', 'path of a block always names the same attribute.', ({ errors }) => {
    errors.path = () => '/recurringIndicator'
  }),
  fault('refuses-unknown-paths-as-methods', 'An unknown path is refused with SERVICE_INVALID.', ({ routes }) => {
    routes.codes.pathUnknown = 'SERVICE_INVALID'
  }),
  fault(
    'refuses-unsupported-methods-as-unknown',
    'An unsupported method is refused with RESOURCE_UNKNOWN.',
    ({ routes }) => {
      routes.codes.methodUnknown = 'RESOURCE_UNKNOWN'
    },
  ),
  fault('serves-blocked-providers', 'A provider that does not offer the service is served.', ({ routes }) => {
    routes.enabled = () => true
  }),
  fault(
    'refuses-blocked-providers-as-unknown',
    'A provider that does not offer the service is refused with RESOURCE_UNKNOWN.',
    ({ routes }) => {
      routes.codes.providerBlocked = 'RESOURCE_UNKNOWN'
    },
  ),
]
