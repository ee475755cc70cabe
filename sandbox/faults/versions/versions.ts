import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, changeRecords, changeAnswers, changeShape, narrowRule, widenRule } from '../kit/change.ts'
import { watchAttempts } from '../logins/attempts.ts'
import type { Fields } from '../../basics/values.ts'

const clientInfo = { version: 'v3', route: 'client/info' } as const

const interfaces = ['ais-v6']

const isBad = (entry: Fields): boolean => entry['errors'] !== undefined

export const faults = faultsNamed({
  'signs-version-3-by-any-digest': 'takes-signing.verifies-with-fourth.digest-as-sha256-too',
  'fetches-transactions-with-accounts': 'takes-fetchTypes.scopes-as-only-accounts+transactions',
  'fetches-nothing-recent': 'takes-fetchTypes.scopes-as-only-accounts-for-recent',
  'calls-dates-with-another-fetch-type-malformed': 'calls-date-unusable-DateFormatInvalid',
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
  'lists-one-connection-of-a-customer': 'takes-logins.logins-as-last-alone',
  'names-logins-on-accounts': 'takes-wire.text-as-rewriting-"connection_id":-to-"login_id":"1","connection_id":',
  'lists-accounts-of-connections-only': 'takes-accounts.effective-with-first.customer_id-as-nothing',
  'shows-one-attempt-for-ever': 'shows-last_attempt.id-as-first-at-get-logins-login-id',
  'sees-late-that-a-connection-is-processed': {
    sentence: 'For a tenth of a second after a fetch began, another one may begin.',
    interfaces,
    patch(rules) {
      let beganMs = -Infinity
      watchAttempts(() => (beganMs = performance.now()))(rules)
      narrowRule('reconnect.busy', () => performance.now() - beganMs > 100)(rules)
      widenRule('refresh.possible', () => performance.now() - beganMs < 100)(rules)
    },
  },
  'swaps-the-days-of-attempts': {
    sentence: 'An attempt shows its fetch_from_date as fetch_to_date, and the other way around.',
    patch: changeShape('attempt', ({ from_date, to_date }) => ({ from_date: to_date, to_date: from_date })),
  },
  'answers-connections-behind-a-prefix': {
    interfaces,
    patch: 'takes-wire.text-as-prefixed-where-it-has-"last_consent_id"',
  },
  'gives-connections-bare': { interfaces, patch: 'renames-data-as-rows-at-get-accounts-in-ais-v6' },
  'lists-no-accounts-of-unknown-customers': changeAnswers(
    { version: 'v6', route: 'accounts/list', errorClass: 'CustomerNotFound' },
    () => ({ status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }),
  ),
  'next-page-forgets-the-connection': { interfaces, patch: 'takes-paging.nextPage-as-without-connection_id' },
  'leads-from-connections-to-logins': {
    interfaces,
    sentence: 'The next_page of connections is of the logins of version 4.',
    patch: 'takes-paging.nextPage-as-rewriting-v6/connections-to-v4/logins',
  },
  'categorizes-without-a-description': wrapRule('categorize.answered', (_rule, entries) =>
    entries.map((entry) => {
      if ('description' in entry) return entry
      const { errors: _none, ...rest } = entry
      return { ...rest, category: 'uncategorized' }
    }),
  ),
  'counts-the-bytes-of-items': 'takes-categorize.fits-with-first-as-latin-1',
  'categorizes-nothing-after-a-bad-item': wrapRule('categorize.answered', (_rule, entries) => {
    const bad = entries.findIndex(isBad)
    return entries.map((entry, at) => (bad >= 0 && at > bad ? { ...entry, category: 'uncategorized' } : entry))
  }),
  'drops-emojis-of-descriptions': 'shows-description-as-without-emoji-at-post-transactions-categorize',
  'keeps-errors-by-identifier': wrapRule('categorize.answered', (_rule, entries) => {
    const last = new Map(entries.map(({ identifier, errors }) => [identifier, errors]))
    return entries.map(({ errors: _own, ...entry }) => {
      const errors = last.get(entry['identifier'])
      return errors === undefined ? entry : { ...entry, errors }
    })
  }),
  'keeps-the-rule-of-one-description': wrapRule('categorize.learn', (rule, known, key, category) => {
    known.clear()
    rule(known, key, category)
  }),
  'removes-the-newest-rule-alone': wrapRule('categorize.remove', (rule, known, key) => {
    if ([...known.keys()].at(-1) === key) rule(known, key)
  }),
  'learns-nothing-beside-a-bad-item': wrapRule('categorize.refusesBatch', (rule, items) => {
    if (items.some(({ errors }) => errors.length > 0)) for (const { sent } of items) delete sent['action']
    return rule(items)
  }),
  'learns-each-description-once': wrapRule(
    'categorize.learn',
    (_rule, known, key, category) => void (known.has(key) || known.set(key, category)),
  ),
  'answers-items-in-another-order': 'takes-categorize.answered-as-backwards',
  'leaves-the-last-of-100-items-out': wrapRule('categorize.answered', (_rule, entries) => entries.slice(0, 99)),
  'answers-the-first-item-alone': 'takes-categorize.answered-as-first-alone',
  'leaves-bad-items-out': 'omits-rows-where-errors-is-not-nothing-at-post-transactions-categorize',
  'puts-bad-items-last': wrapRule('categorize.answered', (_rule, entries) => [
    ...entries.filter((one) => !isBad(one)),
    ...entries.filter(isBad),
  ]),
  'refuses-a-batch-for-one-item': 'takes-categorize.refusesBatch-as-true-where-first.errors.length-is-above-0',
  'shows-errors-as-one-text': 'shows-errors-as-text-at-post-transactions-categorize',
  'categorizes-nothing-beside-a-bad-item':
    'takes-categorize.answered-as-each-without-category-where-first.errors-is-not-nothing',
  'rounds-amounts-of-items': 'shows-amount-as-rounded-at-post-transactions-categorize',
  'shows-the-day-of-an-item-in-words': 'shows-made_on-as-today-at-post-transactions-categorize',
})
