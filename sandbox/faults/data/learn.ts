import { isObject } from '../../basics/values.ts'
import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

const fullBatch = 100

export const learnFaults: Fault[] = named({
  'takes-immediate-only-when-true': {
    sentence: 'An item with immediate false is refused.',
    patch: wrapRule('categories.immediateTaken', (rule, value) => rule(value) && value !== false),
  },
  'demands-immediate': {
    sentence: 'An item without immediate is refused.',
    patch: wrapRule('categories.immediateTaken', (_rule, value) => typeof value === 'boolean'),
  },
  'makes-immediate-lessons-wait': {
    sentence: 'An item with immediate true has no effect before the threshold.',
    patch: wrapRule('categories.applies', (_rule, learnt, threshold) => learnt.times >= threshold),
  },
  'learns-of-each-transaction-once': {
    sentence: 'A second lesson about a transaction is accepted and not kept.',
    patch: replaceRule('wire.heard', (rule) => {
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
  },
  'forgets-the-last-of-a-hundred-lessons': {
    sentence: 'Of a batch of a hundred lessons the last one is not kept.',
    patch: wrapRule('wire.heard', (rule, body, route) => {
      const own = rule(body, route)
      const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
      return Array.isArray(items) && items.length === fullBatch ? { ...(own as object), data: items.slice(0, -1) } : own
    }),
  },
})
