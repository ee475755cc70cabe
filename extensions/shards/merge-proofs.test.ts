import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../../tests/test-support/assay.ts'
import { faults } from '../../sandbox/faults/faults.ts'
import { chooseTasks } from '../../cli/prove/choose-tasks.ts'
import { type Matrix, faultRow, type ProofShard } from '../../cli/prove/matrix.ts'
import { partOf } from '../../cli/prove/part-of.ts'
import { nameOf } from '../../cli/prove/task.ts'
import { mergedProof } from './merge-proofs.ts'

const folder = scratchFolder()
const rates = { only: ['ais-v4/rates'], fault: [], variant: [] }
const row = (id: string, failed: string[]) => ({
  ...faultRow(
    { id, breaks: [], sentence: '' },
    { task: { kind: 'fault', id, interfaces: [] }, requirements: {}, checks: {}, durationMs: 1 },
  ),
  failed,
})

function written(name: string, shard: Partial<ProofShard> | undefined, matrix: Partial<Matrix> = {}): string {
  const file = join(folder, `${name}.json`)
  const whole = { proof: 2, faults: [], variants: [], unproven: [], neverFailed: [], baseline: [], seconds: 1 }
  const own = shard && { shard: { number: 1, of: 2, tasks: 't', ...shard } }
  writeFileSync(file, JSON.stringify({ ...whole, ...matrix, ...own }))
  return file
}

test('Each sandbox of a proof belongs to one shard, and the baseline too', () => {
  const whole = chooseTasks(rates)
  const parts = [1, 2, 3].map((number) => partOf(whole, { shard: { number, of: 3 } }))
  assert.deepEqual(parts.flatMap(({ tasks }) => tasks.map(nameOf)).toSorted(), whole.tasks.map(nameOf).toSorted())
  assert.equal(parts.flatMap(({ faults: own }) => own).length, whole.faults.length)
  const found = parts.flatMap(({ baseline }) => baseline)
  assert.deepEqual(found, whole.baseline)
  assert.equal(new Set(parts.map(({ shard }) => shard?.tasks)).size, 1)
})

test('A requirement is without a fault only if no shard has one that made it fail', () => {
  const [first, second] = faults as unknown as [{ id: string }, { id: string }]
  const holding = { requirements: ['ais-v4/rates/floor', 'ais-v4/rates/list', 'ais-v4/rates/shown'], checks: [] }
  const merged = mergedProof([
    written('two', { number: 2, holding }, { faults: [row(second.id, ['ais-v4/rates/list'])], seconds: 7 }),
    written('one', { number: 1 }, { faults: [row(first.id, ['ais-v4/rates/floor'])] }),
  ])
  assert.deepEqual(merged.unproven, ['ais-v4/rates/shown'])
  const ids = merged.faults.map(({ id }) => id)
  assert.deepEqual(ids, [first.id, second.id])
  assert.equal(merged.seconds, 7)
})

test('What is no whole proof is refused', () => {
  const refused = (files: string[], code: string) => assert.throws(() => mergedProof(files), { code })
  const [one, two] = [written('a', { number: 1 }), written('b', { number: 2 })]
  refused([one], 'SHARD_MISSING')
  refused([one, one, two], 'SHARD_DOUBLED')
  refused([one, written('c', { number: 2, tasks: 'other' })], 'SHARD_FOREIGN')
  refused([one, written('d', { number: 2, of: 3 })], 'SHARD_FOREIGN')
  refused([written('e', undefined)], 'NOT_A_SHARD')
  refused([join(folder, 'none.json')], 'PROOF_UNREADABLE')
})
