import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, changeRecords, changeAnswers, changeShape, narrowRule, widenRule } from '../kit/change.ts'
import { watchAttempts } from '../logins/attempts.ts'
import type { Fields } from '../../basics/values.ts'

const clientInfo = { version: 'v3', route: 'client/info' } as const

const interfaces = ['ais-v6']

const isBad = (entry: Fields): boolean => entry['errors'] !== undefined

export const faults = faultsNamed({
  'counts-the-customers-of-every-client'(rules) {
    let made = 0
    changeRecords('customers/create', () => {
      made += 1
      return {}
    })(rules)
    changeRecords(clientInfo, () => ({ customers: { total: made } }))(rules)
  },
  'counts-the-logins-of-version-3-alone': wrapRule('clientInfo.total', (rule, logins) =>
    rule(logins.filter(({ version }) => version === 'v3')),
  ),
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
  'refuses-a-failed-connection-as-processed': {
    interfaces,
    patch: widenRule('reconnect.busy', (_isProcessing, _change, login) => login.status === 'inactive'),
  },
  'postpones-a-refresh-that-it-refuses': {
    interfaces,
    patch(rules) {
      const refused = new Set<unknown>()
      wrapRule('refresh.possible', (rule, login, now) => {
        const isPossible = rule(login, now)
        if (!isPossible) refused.add(login.id)
        return isPossible
      })(rules)
      changeShape('login', ({ id, next_refresh_possible_at: next }) =>
        refused.has(id) && typeof next === 'string'
          ? { next_refresh_possible_at: new Date(Date.parse(next) + 3_600_000).toISOString() }
          : {},
      )(rules)
    },
  },
  'swaps-the-days-of-attempts': {
    sentence: 'An attempt shows its fetch_from_date as fetch_to_date, and the other way around.',
    patch: changeShape('attempt', ({ from_date, to_date }) => ({ from_date: to_date, to_date: from_date })),
  },
  'lists-no-accounts-of-unknown-customers': changeAnswers(
    { version: 'v6', route: 'accounts/list', errorClass: 'CustomerNotFound' },
    () => ({ status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }),
  ),
  'categorizes-without-a-description': wrapRule('categorize.answered', (_rule, entries) =>
    entries.map((entry) => {
      if ('description' in entry) return entry
      const { errors: _none, ...rest } = entry
      return { ...rest, category: 'uncategorized' }
    }),
  ),
  'categorizes-nothing-after-a-bad-item': wrapRule('categorize.answered', (_rule, entries) => {
    const bad = entries.findIndex(isBad)
    return entries.map((entry, at) => (bad >= 0 && at > bad ? { ...entry, category: 'uncategorized' } : entry))
  }),
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
  'leaves-the-last-of-100-items-out': wrapRule('categorize.answered', (_rule, entries) => entries.slice(0, 99)),
  'puts-bad-items-last': wrapRule('categorize.answered', (_rule, entries) => [
    ...entries.filter((one) => !isBad(one)),
    ...entries.filter(isBad),
  ]),
})
