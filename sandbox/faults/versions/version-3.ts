import { Refusal } from '../../basics/refusal.ts'
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

/** Has one route of version 3 refuse with another class. */
function renameInVersion3(rules: Rules, route: string, own: string, other: string): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'v3' && answer.route === route && body.error_class === own
      ? { json: { ...body, error_class: other } }
      : {},
  )
}

/** What version 3 has of its own, broken in one way each. */
export const version3Faults: Fault[] = [
  {
    id: 'writes-ids-of-version-3-as-texts',
    sentence: 'Ids of version 3 are strings.',
    patch(rules) {
      rules.ids.integers = () => false
    },
  },
  {
    id: 'rounds-what-an-id-shows',
    sentence: 'The last digits of an id are lost in the answer.',
    patch: (rules) => dataInVersion3(rules, 'logins/show', (login) => ({ ...login, id: 9007199254740992 })),
  },
  {
    id: 'finds-no-limit-of-integers',
    sentence: 'A customer_id beyond 64 bits is refused with WrongRequestFormat.',
    interfaces: ['ais-v3'],
    patch(rules) {
      changeAnswers(rules, (answer, body) =>
        answer.version === 'v3' && ['ValueOutOfRange', 'CustomerNotFound'].includes(body.error_class ?? '')
          ? { json: { ...body, error_class: 'WrongRequestFormat' } }
          : {},
      )
    },
  },
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
    id: 'shows-a-fetch-type-that-nobody-sent',
    sentence: 'Every attempt shows fetch_type custom.',
    patch: (rules) => dataInVersion3(rules, 'attempts/show', (data) => ({ ...data, fetch_type: 'custom' })),
  },
  {
    id: 'shows-a-fetch-type-as-a-number',
    sentence: 'fetch_type of an attempt is a number.',
    patch: (rules) => dataInVersion3(rules, 'attempts/show', (data) => ({ ...data, fetch_type: 1 })),
  },
  {
    id: 'knows-no-custom-fetch',
    sentence: 'fetch_type custom is refused.',
    patch(rules) {
      rules.fetchTypes.words = ['recent', 'accounts']
    },
  },
  {
    id: 'refuses-fetch-types-as-scopes',
    sentence: 'An unknown fetch_type is refused with FetchScopesInvalid.',
    patch(rules) {
      rules.fetchTypes.refusal = 'FetchScopesInvalid'
    },
  },
  {
    id: 'fetches-accounts-by-default',
    sentence: 'The default of fetch_type is accounts.',
    patch(rules) {
      rules.fetchTypes.default = 'accounts'
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
    id: 'leaves-transactions-uncategorized-by-default',
    sentence: 'The default of categorize is false.',
    patch(rules) {
      rules.fetchTypes.defaultCategorize = false
    },
  },
  {
    id: 'categorizes-whatever-is-asked',
    sentence: 'Transactions are categorized even with categorize false.',
    patch(rules) {
      rules.fetchTypes.categorization = () => 'personal'
    },
  },
  {
    id: 'refreshes-again-within-the-hour',
    sentence: 'A login of version 3 can be refreshed at any time while it is not being processed.',
    interfaces: ['ais-v3'],
    patch(rules) {
      rules.refresh.leastMinutes = () => 0
      rules.refresh.possible = () => true
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
    id: 'takes-no-categorize-false',
    sentence: 'categorize false is refused.',
    patch(rules) {
      const { categorization } = rules.fetchTypes
      rules.fetchTypes.categorization = (categorize) => {
        if (!categorize) throw new Refusal('WrongRequestFormat', 'categorize must be true')
        return categorization(categorize)
      }
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
  {
    id: 'calls-a-login-disabled-within-the-hour',
    sentence: 'A second refresh within the hour is refused with LoginDisabled.',
    patch: (rules) => renameInVersion3(rules, 'login/refresh', 'LoginCannotBeRefreshed', 'LoginDisabled'),
  },
]
