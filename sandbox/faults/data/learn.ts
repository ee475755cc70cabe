import { type Fields, isObject } from '../../basics/values.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'

/** Source: Limits, row `Objects per batch request`. */
export const fullBatch = 100

/** Changes the items of learn requests. A body that is not a list of objects stays as it is. */
export function changeLearned(change: (items: Fields[]) => Fields[]): Patch {
  return wrapRule('wire.heard', (rule, body, route) => {
    const heard = rule(body, route)
    const items = route === 'categories/learn' && isObject(heard) ? heard['data'] : undefined
    return Array.isArray(items) && items.every(isObject) ? { ...(heard as object), data: change(items) } : heard
  })
}

export const faults = faultsNamed({
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
  'forgets-on-a-reconnect-what-was-learned': 'takes-categories.applies-as-false-where-third-is-true',
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
