import type { Mutant } from '../kit/mutant.ts'
import { openFinanceMutant as mutant, type OpenFinanceRules } from './open-finance-certificates.ts'

/** Changes every message block that is sent. */
function blocks(change: (fields: Record<string, unknown>) => unknown): (rules: OpenFinanceRules) => void {
  return ({ errors }) => {
    errors.block = change
  }
}

/** Digest, consents, errors and routes of open finance, each rule broken in one way. */
export const openFinanceMutants: Mutant[] = [
  mutant('needs-no-digest', 'A request without Digest is accepted.', ({ digest, signature: { properties } }) => {
    const { 'sigD.pars': own = () => true } = properties
    digest.required = () => false
    properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
  }),
  mutant('compares-no-digest', 'The Digest is not compared with the body.', ({ digest }) => {
    digest.compared = () => false
  }),
  mutant(
    'hashes-bodies-without-blanks',
    'The Digest is compared with that of the JSON without white space.',
    ({ digest }) => {
      digest.hashed = (body) => [Buffer.from(body.toString().replaceAll(/\s/g, ''))]
    },
  ),
  mutant('knows-no-digest-of-nothing', 'The Digest of an empty body is that of an empty object.', ({ digest }) => {
    const { hashed } = digest
    digest.hashed = (body) => (body.length === 0 ? [Buffer.from('{}')] : hashed(body))
  }),
  mutant('refuses-valid-consents', 'A valid consent is refused as expired.', ({ consents }) => {
    consents.codeOf = () => 'CONSENT_EXPIRED'
  }),
  mutant(
    'refuses-unknown-consents-as-invalid',
    'An unknown Consent-ID is refused with CONSENT_INVALID.',
    ({ consents }) => {
      consents.unknownByHeader = 'CONSENT_INVALID'
    },
  ),
  mutant('opens-accounts-unasked', 'A consent that was not authorised is accepted.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'received' ? undefined : codeOf(status))
  }),
  mutant('forgets-revocations', 'A revoked consent is accepted.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'revokedByPsu' ? undefined : codeOf(status))
  }),
  mutant('keeps-consents-for-ever', 'A consent is accepted after its last day.', ({ consents }) => {
    const { codeOf } = consents
    consents.codeOf = (status) => (status === 'expired' ? undefined : codeOf(status))
  }),
  mutant(
    'refuses-expired-consents-as-invalid',
    'An expired consent is refused with CONSENT_INVALID.',
    ({ consents }) => {
      const { codeOf } = consents
      consents.codeOf = (status) => (status === 'expired' ? 'CONSENT_INVALID' : codeOf(status))
    },
  ),
  mutant(
    'refuses-revoked-consents-as-expired',
    'A revoked consent is refused with CONSENT_EXPIRED.',
    ({ consents }) => {
      const { codeOf } = consents
      consents.codeOf = (status) => (status === 'revokedByPsu' ? 'CONSENT_EXPIRED' : codeOf(status))
    },
  ),
  mutant('answers-refusals-with-a-text', 'The body of an error is not JSON.', ({ errors }) => {
    errors.body = () => undefined
  }),
  mutant('names-messages-otherwise', 'The message blocks have another name than apiClientMessages.', ({ errors }) => {
    errors.body = (messages) => ({ tppMessages: messages })
  }),
  mutant(
    'has-categories-of-its-own',
    'The category of a block is FATAL.',
    blocks((fields) => ({ ...fields, category: 'FATAL' })),
  ),
  mutant(
    'leaves-out-the-category',
    'Blocks have no category.',
    blocks(({ category: _category, ...rest }) => rest),
  ),
  mutant(
    'numbers-its-codes',
    'The code of a block is a number.',
    blocks((fields) => ({ ...fields, code: 7 })),
  ),
  mutant('talks-at-length', 'The text of a block is as long as it comes out.', ({ errors }) => {
    errors.text = (text) => text.padEnd(501, '.')
  }),
  mutant('answers-unknown-consents-with-404', 'CONSENT_UNKNOWN has the status 404.', ({ errors }) => {
    errors.statuses.CONSENT_UNKNOWN = 404
  }),
  mutant('has-codes-of-its-own', 'RESOURCE_UNKNOWN goes by another name.', ({ errors }) => {
    errors.codeSent = (code) => (code === 'RESOURCE_UNKNOWN' ? 'NOT_FOUND' : code)
  }),
  mutant('validates-no-attribute', 'Missing attributes and attributes of a wrong type are accepted.', ({ format }) => {
    format.refused = () => []
  }),
  mutant(
    'refuses-broken-bodies-as-unknown',
    'A body that fails validation is refused with RESOURCE_UNKNOWN.',
    ({ format }) => {
      format.code = 'RESOURCE_UNKNOWN'
    },
  ),
  mutant('points-at-another-attribute', 'path of a block always names the same attribute.', ({ errors }) => {
    errors.path = () => '/recurringIndicator'
  }),
  mutant('refuses-unknown-paths-as-methods', 'An unknown path is refused with SERVICE_INVALID.', ({ routes }) => {
    routes.codes.pathUnknown = 'SERVICE_INVALID'
  }),
  mutant(
    'refuses-unsupported-methods-as-unknown',
    'An unsupported method is refused with RESOURCE_UNKNOWN.',
    ({ routes }) => {
      routes.codes.methodUnknown = 'RESOURCE_UNKNOWN'
    },
  ),
  mutant('serves-blocked-providers', 'A provider that does not offer the service is served.', ({ routes }) => {
    routes.enabled = () => true
  }),
  mutant(
    'refuses-blocked-providers-as-unknown',
    'A provider that does not offer the service is refused with RESOURCE_UNKNOWN.',
    ({ routes }) => {
      routes.codes.providerBlocked = 'RESOURCE_UNKNOWN'
    },
  ),
]
