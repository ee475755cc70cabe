import { faultsNamed } from '../kinds/faults-named.ts'
import { changeAnswers, changeRecords, refusalOf, type Patch, wrapRule, changeShape } from '../kit/change.ts'
import type { Rules } from '../../world/rules.ts'
import { type Fields, isObject } from '../../basics/values.ts'

/** Source: Limits, row `Objects per batch request`. */
export const fullBatch = 100

export const faults = faultsNamed({
  'writes-identifiers-in-upper-case': 'shows-identifier-as-capitals-at-post-customers',
  'shows-identifiers-decomposed': {
    sentence: 'An identifier with accents is shown with each of them as a sign of its own.',
    patch: 'shows-identifier-as-decomposed-at-post-customers',
  },
  'shows-identifiers-composed': {
    sentence: 'An identifier with accents as signs of their own is shown with letters that have them.',
    patch: 'shows-identifier-as-composed-at-post-customers',
  },
  'cuts-identifiers-at-64': 'shows-identifier-as-first-64-at-post-customers',
  'trims-identifiers': 'shows-identifier-as-trimmed-at-post-customers',
  'escapes-slashes-of-identifiers': 'shows-identifier-as-with-escapes-at-post-customers',
  'cuts-emoji-of-identifiers': 'shows-identifier-as-without-emoji-at-post-customers',
  'takes-an-identifier-once-for-all-clients': takeIdentifiersOnce,
  'takes-identifiers-in-any-letter-case-for-one': 'takes-customers.sameIdentifier-with-each-as-small',
  'takes-identifiers-with-any-accent-for-one': 'takes-customers.sameIdentifier-with-each-as-unaccented',
  'takes-identifiers-with-blanks-at-the-end-for-one': 'takes-customers.sameIdentifier-with-each-as-trimmed',
  'takes-identifiers-with-the-first-191-characters-for-one': 'takes-customers.sameIdentifier-with-each-as-first-191',
  'makes-logins-of-the-newest-customer'(rules) {
    let newest: unknown
    changeRecords('customers/create', (made) => {
      newest = made['id']
      return {}
    })(rules)
    changeRecords('logins/create', () => ({ customer_id: newest }))(rules)
  },
  'takes-an-empty-identifier':
    'takes-customers.identifierValid-as-true-for-empty-and-customers.sameIdentifier-as-false-for-empty',
  'takes-immediate-only-when-true': 'takes-categories.immediateTaken-as-false-for-false',
  'demands-immediate': 'takes-categories.immediateTaken-as-false-for-nothing',
  'makes-immediate-learning-wait': 'takes-categories.applies-with-first.immediate-as-false',
  'learns-of-each-transaction-once': (rules) => {
    const taught = new Set<unknown>()
    changeLearned((items) => {
      const fresh = items.filter((item) => !taught.has(item['transaction_id']))
      for (const item of items) taught.add(item['transaction_id'])
      return fresh.length === 0 ? items : fresh
    })(rules)
  },
  'forgets-on-a-reconnect-what-was-learned': 'takes-categories.applies-as-false-where-second-is-true',
  'forgets-the-last-of-a-hundred-learned':
    'takes-wire.heard-with-first.data-as-without-last-where-data.length-is-100-at-post-categories-learn',
  'teaches-a-batch-as-its-first-item': changeLearned((items) =>
    items.map((item) => ({ ...item, category_code: items[0]?.['category_code'] })),
  ),
  'learns-until-the-wrong-item': {
    interfaces: ['ais-v4', 'ais-v5'],
    patch(rules) {
      const codes = new Map<unknown, unknown>()
      const learned = new Map<string, { code: unknown; login: string }>()
      changeLearned((items) => {
        codes.clear()
        for (const item of items) codes.set(item['transaction_id'], item['category_code'])
        return items
      })(rules)
      const { ownTransaction } = rules.accounts
      rules.accounts.ownTransaction = (client, transaction) => {
        const code = codes.get(transaction.id)
        if (code !== undefined) learned.set(transaction.description, { code, login: transaction.loginId })
        return ownTransaction(client, transaction)
      }
      changeShape('transaction', (_shown, { description, loginId }) => {
        const taught = learned.get(description)
        return taught !== undefined && Number(loginId) > Number(taught.login) ? { category: taught.code } : {}
      })(rules)
    },
  },
})

/** Accepts each identifier once across all clients. */
export function takeIdentifiersOnce(rules: Rules): void {
  const known = new Set<unknown>()
  changeAnswers({ route: 'customers/create' }, (_answer, { data }) => {
    const { identifier } = (data ?? {}) as Fields
    if (data === undefined || known.size < known.add(identifier).size) return {}
    return refusalOf(409, 'DuplicatedCustomer', 'the identifier is taken')
  })(rules)
}

/** Changes the items of learn requests. A body that is not a list of objects stays as it is. */
export function changeLearned(change: (items: Fields[]) => Fields[]): Patch {
  return wrapRule('wire.heard', (rule, body, route) => {
    const heard = rule(body, route)
    const items = route === 'categories/learn' && isObject(heard) ? heard['data'] : undefined
    return Array.isArray(items) && items.every(isObject) ? { ...(heard as object), data: change(items) } : heard
  })
}
