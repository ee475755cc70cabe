import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { type Patch, replaceRule, wrapRule, type Fields, changeRecords } from '../../faults/kit/change.ts'

const connections = { version: 'partners', route: 'logins/list' } as const

export const faults = faultsNamed({
  'passes-over-unknown-words-of-consents': (rules) => passOver(rules.partners.consentWords)(rules),
  'passes-over-unknown-words-of-attempts': replaceRule('partners.withinConsent', (_rule, rules) => {
    passOver(rules.partners.fetchWords)(rules)
    return () => true
  }),
  'fetches-transactions-of-leads-unasked'(rules) {
    rules.partners.covered = () => [...rules.partners.fetchWords]
    rules.partners.scopesTaken = everything(rules)
  },
  'names-finished-attempts-of-leads-by-their-id': {
    sentence: 'A connection shows its finished attempt in the first answer, and only its id in later ones.',
    patch(rules) {
      const shown = new Set<unknown>()
      changeRecords(connections, (row) => {
        const { id, finished } = row['last_attempt'] as Fields
        if (shown.has(id)) return { last_attempt: id }
        if (finished === true) shown.add(id)
        return {}
      })(rules)
    },
  },
  'lists-accounts-of-every-client-without-a-filter'(rules) {
    const { filterNeeded, accounts: narrowed } = rules.accounts
    rules.accounts.filterNeeded = (version) => version !== 'partners' && filterNeeded(version)
    rules.accounts.accounts = (store, client, filter) =>
      filter.login_id === undefined && filter.customer_id === undefined
        ? [...store.accounts.all()]
        : narrowed(store, client, filter)
  },
  'lists-transactions-of-the-first-connection-of-a-lead': wrapRule('accounts.transactions', (rule, store, filter) => {
    const asked = filter.account_id === undefined ? store.logins.get(filter.login_id ?? '') : undefined
    const [first] = asked ? store.logins.group('customer_id', asked.customer_id) : []
    return rule(store, first ? { login_id: first.id } : filter)
  }),
  'lists-the-connection-for-an-account-of-another'(rules) {
    const list = rules.accounts.transactions
    rules.accounts.accountOfLogin = () => true
    rules.accounts.transactions = (store, filter) => {
      const { login_id: loginId, account_id: accountId = '' } = filter
      const isOfAnother = loginId !== undefined && store.accounts.get(accountId)?.loginId !== loginId
      return list(store, isOfAnother ? { login_id: loginId } : filter)
    }
  },
})

/** Accepts an array if one of its words is known, for one list of words. */
function passOver(known: readonly string[]): Patch {
  return wrapRule('partners.scopesTaken', (rule, value, words) =>
    words === known && Array.isArray(value) ? value.some((word) => words.includes(word)) : rule(value, words),
  )
}

/** Adds the missing words, so that an attempt fetches everything. */
function everything(rules: Rules): Rules['partners']['scopesTaken'] {
  const { scopesTaken, fetchWords } = rules.partners
  return (value, words): value is string[] => {
    if (words === fetchWords && Array.isArray(value)) {
      for (const word of words) if (!value.includes(word)) value.push(word)
    }
    return scopesTaken(value, words)
  }
}
