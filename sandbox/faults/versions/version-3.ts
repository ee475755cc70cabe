import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Fields = Record<string, unknown>

/** Changes the data of accepted answers of one route in version 3. */
export function dataInVersion3(rules: Rules, route: string, change: (data: Fields) => Fields): void {
  changeAnswers(rules, (answer: Answer, body) => {
    if (answer.version !== 'v3' || answer.route !== route || body.data === undefined) return {}
    return { json: { ...body, data: change(body.data as Fields) } }
  })
}

export const version3Faults: Fault[] = named({
  'signs-version-3-by-any-digest': {
    sentence: 'A signature with SHA-256 is accepted in version 3.',
    patch: wrapRule(
      'signing.verifies',
      (rule, key, signature, text, signer) =>
        rule(key, signature, text, signer) ||
        (signer.digest === 'sha1' && rule(key, signature, text, { ...signer, digest: 'sha256' })),
    ),
  },
  'fetches-transactions-with-accounts': {
    sentence: 'fetch_type accounts fetches transactions too.',
    patch: wrapRule('fetchTypes.scopes', () => ['accounts', 'transactions']),
  },
  'fetches-nothing-recent': {
    sentence: 'fetch_type recent fetches accounts only.',
    patch: wrapRule('fetchTypes.scopes', (rule, type) => (type === 'recent' ? ['accounts'] : rule(type))),
  },
  'calls-dates-with-another-fetch-type-malformed': {
    sentence: 'A date with another fetch_type than custom is refused with DateFormatInvalid.',
    patch: wrapRule('dates.refusal', (rule, own, fault) =>
      fault === 'unusable' ? 'DateFormatInvalid' : rule(own, fault),
    ),
  },
  'takes-from-date-with-any-fetch-type': {
    sentence: 'from_date is accepted with every fetch_type.',
    patch: wrapRule('fetchTypes.dateTaken', (rule, type, field) => field === 'from_date' || rule(type, field)),
  },
  'takes-to-date-with-any-fetch-type': {
    sentence: 'to_date is accepted with every fetch_type.',
    patch: wrapRule('fetchTypes.dateTaken', (rule, type, field) => field === 'to_date' || rule(type, field)),
  },
  'lets-two-hours-pass-between-refreshes': {
    sentence: 'A login of version 3 can be refreshed only once in two hours.',
    patch: wrapRule('refresh.leastMinutes', (rule, version) => 2 * rule(version)),
  },
  'demands-immediate-in-version-3': {
    sentence: 'categories/learn of version 3 requires the flag immediate of version 4.',
    interfaces: ['ais-v3'],
    patch(rules) {
      rules.categories.immediateRead = () => true
      rules.categories.immediateTaken = (value) => typeof value === 'boolean'
    },
  },
})
