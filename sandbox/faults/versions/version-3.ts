import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { changeRecords } from '../kit/change-answers.ts'

const clientInfo = { version: 'v3', route: 'client/info' } as const

export const faults = faultsNamed({
  'signs-version-3-by-any-digest': 'takes-signing.verifies-with-fourth.digest-as-sha256-too',
  'fetches-transactions-with-accounts': 'takes-fetchTypes.scopes-as-only-accounts+transactions',
  'fetches-nothing-recent': 'takes-fetchTypes.scopes-as-only-accounts-for-recent',
  'calls-dates-with-another-fetch-type-malformed': 'takes-dates.refusal-as-DateFormatInvalid-for-unusable',
  'takes-from-date-with-any-fetch-type': 'takes-fetchTypes.dateTaken-as-true-for-from_date',
  'takes-to-date-with-any-fetch-type': 'takes-fetchTypes.dateTaken-as-true-for-to_date',
  'lets-two-hours-pass-between-refreshes': 'takes-refresh.leastMinutes-as-2-times',
  'demands-immediate-in-version-3':
    'takes-categories.immediateRead-as-true-and-categories.immediateTaken-as-false-for-nothing',
  'counts-the-customers-of-every-client'(rules) {
    let made = 0
    changeRecords('customers/create', () => {
      made += 1
      return {}
    })(rules)
    changeRecords(clientInfo, () => ({ customers: { total: made } }))(rules)
  },
  'counts-active-logins-in-words': 'shows-logins.active-as-some-at-get-client-info',
  'counts-no-active-logins': 'takes-clientInfo.count-as-0-for-active',
  'counts-the-logins-of-version-3-alone': wrapRule('clientInfo.total', (rule, logins) =>
    rule(logins.filter(({ version }) => version === 'v3')),
  ),
  'counts-a-login-too-many': 'takes-clientInfo.total-as-1-more',
})
