import { faultsNamed } from '../kinds/faults-named.ts'
import { widenRule, wrapRule } from '../kit/change-rule.ts'
import { type Fields, changeRecords } from '../kit/change-answers.ts'

const clientInfo = { version: 'v3', route: 'client/info' } as const

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
  'takes-from-date-with-any-fetch-type': widenRule('fetchTypes.dateTaken', (_type, field) => field === 'from_date'),
  'takes-to-date-with-any-fetch-type': widenRule('fetchTypes.dateTaken', (_type, field) => field === 'to_date'),
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
    changeRecords('customers/create', () => {
      made += 1
      return {}
    })(rules)
    changeRecords(clientInfo, () => ({ customers: { total: made } }))(rules)
  },
  'counts-active-logins-in-words': changeRecords(clientInfo, ({ logins }) => ({
    logins: { ...(logins as Fields), active: 'some' },
  })),
  'counts-no-active-logins': wrapRule('clientInfo.count', (rule, logins, status) =>
    status === 'active' ? 0 : rule(logins, status),
  ),
  'counts-the-logins-of-version-3-alone': wrapRule('clientInfo.total', (rule, logins) =>
    rule(logins.filter(({ version }) => version === 'v3')),
  ),
  'counts-a-login-too-many': wrapRule('clientInfo.total', (rule, logins) => rule(logins) + 1),
})
