import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryPerItem, type SentItem } from '../checks/batch-answers.ts'
import { type ItemKind, itemKinds } from '../../../generators/arbitraries/categorize-batch.ts'
import { accepting, explored, tried } from '../../../generators/test-support/try-property.ts'
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

test('A batch is labelled by what is in it', async () => {
  const labels = await Promise.all(
    (
      [
        ['good', 'good'],
        ['long identifier', 'long description'],
        ['good', 'long identifier'],
      ] as ItemKind[][]
    ).map((kinds) => tried(right, kinds)),
  )
  assert.deepEqual(
    labels.map(([label]) => label),
    ['all good', 'all bad', 'mixed'],
  )
  assert.ok(labels.every(([, outcome]) => outcome === 'accepted'))
})

test('The example has every kind of item, good ones on both ends', () => {
  const [first = []] = right.edges
  assert.deepEqual(new Set(first), new Set(itemKinds))
  assert.deepEqual([first[0], first.at(-1)], ['good', 'good'])
})

test('A batch is shown by its kinds', () =>
  assert.equal(right.show?.(['good', 'long identifier']), 'good, long identifier'))
