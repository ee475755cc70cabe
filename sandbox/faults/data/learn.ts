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
})
