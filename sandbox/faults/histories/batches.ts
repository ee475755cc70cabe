import { isObject } from '../../basics/values.ts'
import { type Patch, wrapRule } from '../../world/change-rule.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import type { Fault } from '../kit/fault.ts'

type Item = Record<string, unknown>

const kind = 'batch'
const fullBatch = 100

/** Changes the items of every batch of categories that is not too large. */
function itemsTaught(change: (items: Item[]) => Item[]): Patch {
  return wrapRule('wire.heard', (rule, body, route) => {
    const own = rule(body, route)
    const items = route === 'categories/learn' && isObject(own) ? own['data'] : undefined
    const isBatch = Array.isArray(items) && items.length <= fullBatch
    return isBatch ? { ...(own as object), data: change(items as Item[]) } : own
  })
}

/** Batches of which the items are read one by the other. */
export const faults: Fault[] = [
  ...faultsNamed(
    { 'reads-the-first-lesson-of-a-batch-alone': itemsTaught((items) => items.slice(0, 1)) },
    { kind, interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'enrichment-v5'] },
  ),
  ...faultsNamed(
    {
      'keeps-the-errors-of-an-item-for-those-after-it': wrapRule('categorize.answered', (rule, entries) => {
        let before: unknown
        return rule(entries).map((entry) => {
          before = entry['errors'] ?? before
          return before === undefined ? entry : { ...entry, errors: before }
        })
      }),
      'echoes-the-identifier-of-the-item-before': wrapRule('categorize.answered', (rule, entries) =>
        rule(entries).map((entry, at, all) =>
          at > 0 && entry['identifier'] !== undefined ? { ...entry, identifier: all[at - 1]?.['identifier'] } : entry,
        ),
      ),
    },
    { kind, interfaces: ['ais-v3'] },
  ),
]
