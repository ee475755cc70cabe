import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryPerItem, type SentItem } from '../checks/batch-answers.ts'
import { type ItemKind } from '../../../generators/arbitraries/categorize-batch.ts'
import { accepting, explored } from '../../../generators/test-support/try-property.ts'
import { batchKeepsItems } from './batch-keeps-items.ts'

/** A target that answers the items of a batch, but for those that `drops` says. */
function target(drops: (kind: ItemKind) => boolean) {
  return async (kinds: readonly ItemKind[]) => {
    const items: SentItem[] = kinds.map((kind, at) => ({ fields: { description: `${kind} ${at}` } }))
    const data = items.filter((_, at) => !drops(kinds[at] ?? 'good')).map(({ fields }) => fields)
    return { items, answer: accepting(data) }
  }
}
const right = batchKeepsItems(
  entryPerItem,
  target(() => false),
)

test('A target that answers every item keeps the rule, whatever is in the batch', async () => {
  const { judgement, coverage } = await explored(right)
  assert.equal(judgement.finding, 'held')
  assert.equal(coverage.ran, 15)
})
