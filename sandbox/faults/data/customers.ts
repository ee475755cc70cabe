import { faultsNamed } from '../kinds/faults-named.ts'
import { changeAnswers, changeRecords, refusalOf, type Patch, wrapRule, changeShape } from '../kit/change.ts'
import type { Rules } from '../../world/rules.ts'
import { type Fields, isObject } from '../../basics/values.ts'

export const faults = faultsNamed({
  'takes-an-identifier-once-for-all-clients': takeIdentifiersOnce,
  'makes-logins-of-the-newest-customer'(rules) {
    let newest: unknown
    changeRecords('customers/create', (made) => {
      newest = made['id']
      return {}
    })(rules)
    changeRecords('logins/create', () => ({ customer_id: newest }))(rules)
  },
  'learns-of-each-transaction-once': (rules) => {
    const taught = new Set<unknown>()
    changeLearned((items) => {
      const fresh = items.filter((item) => !taught.has(item['transaction_id']))
      for (const item of items) taught.add(item['transaction_id'])
      return fresh.length === 0 ? items : fresh
    })(rules)
  },
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
    return refusalOf(rules.errors.statusOf('DuplicatedCustomer'), 'DuplicatedCustomer', 'the identifier is taken')
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
