import type { Fault } from '../../faults/kit/fault.ts'
import { openFinanceFault as fault, type OpenFinanceRules } from './open-finance-certificates.ts'

function blocks(change: (fields: Record<string, unknown>) => unknown): (rules: OpenFinanceRules) => void {
  return ({ errors }) => {
    errors.block = change
  }
}

export const openFinanceFaults: Fault[] = [
  fault('needs-no-digest', 'A request without Digest is accepted.', ({ digest, signature: { properties } }) => {
    const { 'sigD.pars': own = () => true } = properties
    digest.required = () => false
    properties['sigD.pars'] = (pars, wanted) => wanted.call.headers['digest'] === undefined || own(pars, wanted)
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
  fault('validates-no-attribute', 'Missing attributes and attributes of a wrong type are accepted.', ({ format }) => {
    format.refused = () => []
  }),
  fault('points-at-another-attribute', 'path of a block always names the same attribute.', ({ errors }) => {
    errors.path = () => '/recurringIndicator'
  }),
]
