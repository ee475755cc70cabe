import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, wrapRule } from '../kit/change-rule.ts'
import { type Fields, changeRecords } from '../kit/change-answers.ts'

/** Changes the record of a client. */
function changeRecord(change: (record: Record<string, Fields>) => Fields): Patch {
  return changeRecords({ version: 'v3', route: 'client/info' }, (record) => change(record as Record<string, Fields>))
}

export const faults = faultsNamed({
  'signs-version-3-by-any-digest': wrapRule(
    'signing.verifies',
    (rule, key, signature, text, signer) =>
      rule(key, signature, text, signer) ||
      (signer.digest === 'sha1' && rule(key, signature, text, { ...signer, digest: 'sha256' })),
  ),
  'fetches-transactions-with-accounts': wrapRule('fetchTypes.scopes', () => ['accounts', 'transactions']),
  'fetches-nothing-recent': wrapRule('fetchTypes.scopes', (rule, type) =>
    type === 'recent' ? ['accounts'] : rule(type),
  ),
  'calls-dates-with-another-fetch-type-malformed': {
    sentence: 'A date with another fetch_type than custom is refused with DateFormatInvalid.',
    patch: wrapRule('dates.refusal', (rule, own, fault) =>
      fault === 'unusable' ? 'DateFormatInvalid' : rule(own, fault),
    ),
  },
  'takes-from-date-with-any-fetch-type': wrapRule(
    'fetchTypes.dateTaken',
    (rule, type, field) => field === 'from_date' || rule(type, field),
  ),
  'takes-to-date-with-any-fetch-type': wrapRule(
    'fetchTypes.dateTaken',
    (rule, type, field) => field === 'to_date' || rule(type, field),
  ),
  'lets-two-hours-pass-between-refreshes': wrapRule('refresh.leastMinutes', (rule, version) => 2 * rule(version)),
  'demands-immediate-in-version-3': {
    interfaces: ['ais-v3'],
    patch(rules) {
      rules.categories.immediateRead = () => true
      rules.categories.immediateTaken = (value) => typeof value === 'boolean'
    },
  },
  'counts-the-customers-of-every-client'(rules) {
    let made = 0
    changeRecords('customers/create', (customer) => {
      made += 1
      return customer
    })(rules)
    changeRecord((record) => ({ ...record, customers: { total: made } }))(rules)
  },
  'counts-active-logins-in-words': changeRecord((record) => ({
    ...record,
    logins: { ...record['logins'], active: 'some' },
  })),
  'counts-no-active-logins': wrapRule('clientInfo.count', (rule, logins, status) =>
    status === 'active' ? 0 : rule(logins, status),
  ),
  'counts-the-logins-of-version-3-alone': wrapRule('clientInfo.total', (rule, logins) =>
    rule(logins.filter(({ version }) => version === 'v3')),
  ),
  'counts-a-login-too-many': wrapRule('clientInfo.total', (rule, logins) => rule(logins) + 1),
})
