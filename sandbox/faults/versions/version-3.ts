import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

/** Changes the data of accepted answers of one route in version 3. */
export function dataInVersion3(rules: Rules, route: string, change: (data: Fields) => Fields): void {
  changeAnswers(rules, (answer: Answer, body) => {
    if (answer.version !== 'v3' || answer.route !== route || body.data === undefined) return {}
    return { json: { ...body, data: change(body.data as Fields) } }
  })
}

function changeRecord(rules: Rules, change: (record: Record<string, Fields>) => Fields): void {
  dataInVersion3(rules, 'client/info', (data) => change(data as Record<string, Fields>))
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
    changeAnswers(rules, ({ route, status }) => {
      if (route === 'customers/create' && status === 200) made += 1
      return {}
    })
    changeRecord(rules, (record) => ({ ...record, customers: { total: made } }))
  },
  'counts-active-logins-in-words': (rules) =>
    changeRecord(rules, (record) => ({ ...record, logins: { ...record['logins'], active: 'some' } })),
  'counts-no-active-logins': wrapRule('clientInfo.count', (rule, logins, status) =>
    status === 'active' ? 0 : rule(logins, status),
  ),
  'counts-a-login-too-many': wrapRule('clientInfo.total', (rule, logins) => rule(logins) + 1),
})
