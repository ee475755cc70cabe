import type { SentItem } from '../checks/batch-answers.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import {
  categorizeBatch,
  categorizeBatchEdges,
  type ItemKind,
} from '../../../generators/arbitraries/categorize-batch.ts'
import { caseOutcome } from '../../../generators/case-outcome.ts'
import type { Property } from '../../../generators/explore.ts'

/** Whatever mix of good and bad items a batch is, its answer keeps a rule. Few cases: the day's limit is shared. */
export function batchKeepsItems(
  keeps: (items: readonly SentItem[], answer: Exchange) => Judgement,
  send: (kinds: readonly ItemKind[]) => Promise<{ items: SentItem[]; answer: Exchange }>,
): Property<ItemKind[]> {
  return {
    arbitrary: categorizeBatch(),
    edges: categorizeBatchEdges,
    mostCases: 15,
    holds: async (kinds) => {
      const { items, answer } = await send(kinds)
      const bad = kinds.filter((kind) => kind !== 'good').length
      const label = bad === 0 ? 'all good' : bad === kinds.length ? 'all bad' : 'mixed'
      return { label, outcome: caseOutcome(answer), judgement: keeps(items, answer) }
    },
    show: (kinds) => kinds.join(', '),
  }
}
