import { isObject } from '../../basics/values.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

const fullBatch = 100

export const learnFaults = faultsNamed({
  'takes-immediate-only-when-true': wrapRule(
    'categories.immediateTaken',
    (rule, value) => rule(value) && value !== false,
  ),
  'demands-immediate': wrapRule('categories.immediateTaken', (_rule, value) => typeof value === 'boolean'),
  'makes-immediate-lessons-wait': wrapRule(
    'categories.applies',
    (_rule, learnt, threshold) => learnt.times >= threshold,
  ),
  'learns-of-each-transaction-once': replaceRule('wire.heard', (rule) => {
    const taught = new Set<unknown>()
    return (body, route) => {
      const own = rule(body, route)
      const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
      if (!Array.isArray(items)) return own
      const idOf = (item: unknown) => (isObject(item) ? item['transaction_id'] : undefined)
      const fresh = items.filter((item) => !taught.has(idOf(item)))
      for (const item of items) taught.add(idOf(item))
      return fresh.length === 0 ? own : { ...(own as object), data: fresh }
    }
  }),
  'forgets-the-last-of-a-hundred-lessons': wrapRule('wire.heard', (rule, body, route) => {
    const own = rule(body, route)
    const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
    return Array.isArray(items) && items.length === fullBatch ? { ...(own as object), data: items.slice(0, -1) } : own
  }),
  'teaches-a-batch-as-its-first-item': wrapRule('wire.heard', (rule, body, route) => {
    const own = rule(body, route)
    const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
    if (!Array.isArray(items)) return own
    const [first] = items as unknown[]
    const code = isObject(first) ? first['category_code'] : undefined
    return { ...(own as object), data: items.map((item) => (isObject(item) ? { ...item, category_code: code } : item)) }
  }),
  'learns-until-the-wrong-item': {
    kind: 'batch',
    interfaces: ['ais-v4', 'ais-v5'],
    patch(rules) {
      const codes = new Map<unknown, unknown>()
      const lessons = new Map<string, { code: unknown; login: string }>()
      const { heard } = rules.wire
      rules.wire.heard = (body, route) => {
        const own = heard(body, route)
        const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
        codes.clear()
        if (Array.isArray(items))
          for (const item of items) if (isObject(item)) codes.set(item['transaction_id'], item['category_code'])
        return own
      }
      const { ownTransaction } = rules.accounts
      rules.accounts.ownTransaction = (client, transaction) => {
        const code = codes.get(transaction.id)
        if (code !== undefined) lessons.set(transaction.description, { code, login: transaction.loginId })
        return ownTransaction(client, transaction)
      }
      const { transaction: shape } = rules.shape
      rules.shape.transaction = (transaction, ...rest) => {
        const lesson = lessons.get(transaction.description)
        const shown = shape(transaction, ...rest)
        const isLater = lesson !== undefined && Number(transaction.loginId) > Number(lesson.login)
        return isLater ? { ...shown, category: lesson.code } : shown
      }
    },
  },
})
