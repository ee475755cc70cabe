import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

/** Changes the data of accepted answers of one route in version 3. */
export function dataInVersion3(rules: Rules, route: string, change: (data: Fields) => Fields): void {
  changeAnswers(rules, (answer: Answer, body) => {
    if (answer.version !== 'v3' || answer.route !== route || body.data === undefined) return {}
    return { json: { ...body, data: change(body.data as Fields) } }
  })
}

/** What version 3 has of its own, broken in one way each. */
export const version3Faults: Fault[] = [
  {
    id: 'signs-version-3-by-any-digest',
    sentence: 'A signature with SHA-256 is accepted in version 3.',
    patch(rules) {
      const { verifies } = rules.signing
      rules.signing.verifies = (key, signature, text, signer) =>
        verifies(key, signature, text, signer) ||
        (signer.digest === 'sha1' && verifies(key, signature, text, { ...signer, digest: 'sha256' }))
    },
  },
  {
    id: 'fetches-transactions-with-accounts',
    sentence: 'fetch_type accounts fetches transactions too.',
    patch(rules) {
      rules.fetchTypes.scopes = () => ['accounts', 'transactions']
    },
  },
  {
    id: 'fetches-nothing-recent',
    sentence: 'fetch_type recent fetches accounts only.',
    patch(rules) {
      const { scopes } = rules.fetchTypes
      rules.fetchTypes.scopes = (type) => (type === 'recent' ? ['accounts'] : scopes(type))
    },
  },
  {
    id: 'calls-dates-with-another-fetch-type-malformed',
    sentence: 'A date with another fetch_type than custom is refused with DateFormatInvalid.',
    patch(rules) {
      const { refusal } = rules.dates
      rules.dates.refusal = (own, fault) => (fault === 'unusable' ? 'DateFormatInvalid' : refusal(own, fault))
    },
  },
  {
    id: 'takes-from-date-with-any-fetch-type',
    sentence: 'from_date is accepted with every fetch_type.',
    patch(rules) {
      const { dateTaken } = rules.fetchTypes
      rules.fetchTypes.dateTaken = (type, field) => field === 'from_date' || dateTaken(type, field)
    },
  },
  {
    id: 'takes-to-date-with-any-fetch-type',
    sentence: 'to_date is accepted with every fetch_type.',
    patch(rules) {
      const { dateTaken } = rules.fetchTypes
      rules.fetchTypes.dateTaken = (type, field) => field === 'to_date' || dateTaken(type, field)
    },
  },
  {
    id: 'lets-two-hours-pass-between-refreshes',
    sentence: 'A login of version 3 can be refreshed only once in two hours.',
    patch(rules) {
      const { leastMinutes } = rules.refresh
      rules.refresh.leastMinutes = (version) => 2 * leastMinutes(version)
    },
  },
  {
    id: 'demands-immediate-in-version-3',
    sentence: 'categories/learn of version 3 requires the flag immediate of version 4.',
    interfaces: ['ais-v3'],
    patch(rules) {
      rules.categories.immediateRead = () => true
      rules.categories.immediateTaken = (value) => typeof value === 'boolean'
    },
  },
]
