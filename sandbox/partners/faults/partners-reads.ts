import { changeAnswers } from '../../faults/kit/change-answers.ts'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { inPartners } from './partners.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

const connections = 'logins/list'
const accounts = 'accounts/list'

/** Changes each row of a list of the partners interface. */
function rowsOfPartners(rules: Rules, route: string, change: (row: Row) => Row): void {
  inPartners(rules, route, (body) =>
    Array.isArray(body.data) ? { json: { ...body, data: (body.data as Row[]).map(change) } } : {},
  )
}

/** Leaves rows out of a list of the partners interface. */
function someOfPartners(rules: Rules, route: string, kept: (rows: Row[]) => Row[]): void {
  inPartners(rules, route, (body) =>
    Array.isArray(body.data) ? { json: { ...body, data: kept(body.data as Row[]) } } : {},
  )
}

export const faults = faultsNamed({
  'names-finished-attempts-of-leads-by-their-id': {
    sentence: 'A connection shows its finished attempt in the first answer, and only its id in later ones.',
    patch(rules) {
      const shown = new Set<unknown>()
      rowsOfPartners(rules, connections, (row) => {
        const { id, finished } = row['last_attempt'] as Row
        if (shown.has(id)) return { ...row, last_attempt: id }
        if (finished === true) shown.add(id)
        return row
      })
    },
  },
  'lists-connections-of-every-lead': wrapRule('logins.logins', (rule, store, client) => rule(store, client, undefined)),
  'lists-accounts-of-every-client-without-a-filter'(rules) {
    const { filterNeeded, accounts: narrowed } = rules.accounts
    rules.accounts.filterNeeded = (version) => version !== 'partners' && filterNeeded(version)
    rules.accounts.accounts = (store, client, filter) =>
      filter.login_id === undefined && filter.customer_id === undefined
        ? [...store.accounts.all()]
        : narrowed(store, client, filter)
  },
  'lists-the-newest-connection-of-a-lead': (rules) => someOfPartners(rules, connections, (rows) => rows.slice(-1)),
  'names-logins-in-leads-accounts': (rules) =>
    rowsOfPartners(rules, accounts, ({ connection_id, ...row }) => ({ ...row, login_id: connection_id })),
  'leaves-the-last-account-out'(rules) {
    const list = rules.accounts.transactions
    rules.accounts.transactions = (store, filter) => {
      const rows = list(store, filter)
      if (filter.account_id !== undefined) return rows
      const last = rows.at(-1)?.accountId
      return rows.filter(({ accountId }) => accountId !== last)
    }
  },
  'passes-over-the-account-beside-a-connection'(rules) {
    const list = rules.accounts.transactions
    rules.accounts.transactions = (store, filter) =>
      list(store, filter.login_id === undefined ? filter : { login_id: filter.login_id })
  },
  'lists-the-connection-for-an-account-of-another'(rules) {
    const list = rules.accounts.transactions
    rules.accounts.accountOfLogin = () => true
    rules.accounts.transactions = (store, filter) => {
      const { login_id: loginId, account_id: accountId = '' } = filter
      const isOfAnother = loginId !== undefined && store.accounts.get(accountId)?.loginId !== loginId
      return list(store, isOfAnother ? { login_id: loginId } : filter)
    }
  },
  'mixes-the-trees-of-two-versions': {
    sentence: 'The tree has mortgage_and_rent instead of rent and payroll_taxes instead of duty_taxes.',
    patch: (rules) =>
      changeAnswers(rules, ({ version, route }, body) =>
        version === 'partners' && route === 'categories/list' ? { json: { ...body, data: mixed(body.data) } } : {},
      ),
  },
  'shows-no-provider-to-pending-partners': wrapRule(
    'partners.providerOpen',
    (_rule, { status }) => status !== 'pending',
  ),
})

function mixed(data: unknown): unknown {
  const trees = data as { personal: Record<string, string[]>; business: Record<string, string[]> }
  const without = (children: string[] | undefined, code: string) => (children ?? []).filter((one) => one !== code)
  return {
    personal: { ...trees.personal, home: without(trees.personal['home'], 'rent') },
    business: { ...trees.business, taxes: without(trees.business['taxes'], 'duty_taxes') },
  }
}
