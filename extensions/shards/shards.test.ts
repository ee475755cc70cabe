import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { chooseTasks } from '../../cli/prove/choose-tasks.ts'
import { type Matrix, type ProofShard, faultRow } from '../../cli/prove/matrix.ts'
import { partOf } from '../../cli/prove/part-of.ts'
import { nameOf } from '../../cli/prove/task.ts'
import { readJournal } from '../../harness/run/read-journal.ts'
import { faults } from '../../sandbox/faults/faults.ts'
import { assay, lastLine, onlyOf, refuses, resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'
import { serveSandbox } from '../../tests/test-support/served.ts'
import { mergedProof } from './merge-proofs.ts'

const folder = scratchFolder()
const part = ['ais-v4/assets', 'ais-v3/currencies', 'payments-v1/templates']

/** Everything in results.json that another run of the same seed repeats. */
function lasting(out: string): unknown {
  const { requirements, ...rest } = resultsIn(out) as unknown as Record<string, unknown> & {
    requirements: Array<Record<string, unknown> & { checks: Array<Record<string, unknown>> }>
  }
  const { interfaces, only, seed, exitCode, sentence, summary, roots } = rest
  return {
    conclusion: { interfaces, only, seed, exitCode, sentence, summary, roots },
    requirements: requirements.map(({ checks, address, verdict, code, root, places }) => {
      // An observer sees the exchanges of its own shard alone.
      const planned = checks.filter(({ name }) => !String(name).startsWith('observer: '))
      const shown = planned.map(({ name, verdict: own, code: why, replay }) => ({ name, own, why, replay }))
      return { address, verdict, code, root, places, checks: shown }
    }),
  }
}

async function wholeAndMerged(name: string, given: string[], of: number, each: string[] = []) {
  const asked = ['--seed', '5', ...given]
  const whole = join(folder, `${name}-whole`)
  const ended = await assay(['run', ...asked, '--out', whole])
  const outs = Array.from({ length: of }, (_, at) => join(folder, `${name}-${at + 1}`))
  for (const [at, out] of outs.entries())
    await assay(['run', ...asked, ...each, '--shard', `${at + 1}/${of}`, '--out', out])
  const out = join(folder, `${name}-merged`)
  return { whole, ended, outs, out, merged: await assay(['merge', ...outs, '--out', out]) }
}

test('the shards of a run make the results of the whole run, over several interfaces', async () => {
  const { whole, out, outs, merged, ended } = await wholeAndMerged('held', onlyOf(...part), 2)
  assert.deepEqual(lasting(out), lasting(whole))
  assert.deepEqual([merged.code, lastLine(merged)], [ended.code, lastLine(ended)])
  assert.ok(outs.every((one) => resultsIn(one).requirements.length > 0))
  assert.equal(readJournal(join(out, 'journal.ndjson')).damage, undefined)
})

test('a broken target fails merged as it fails whole, also when balanced by the durations of an earlier run', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'shows-data-as-object-at-get-assets' })
  const given = ['--profile', profile, '--only', 'ais-v4/assets', '--only', 'ais-v4/currencies']
  const first = join(folder, 'first')
  await assay(['run', ...given, '--out', first])
  const durations = ['--durations', join(first, 'journal.ndjson')]
  const { whole, out, outs, merged, ended } = await wholeAndMerged('broken', given, 2, durations)
  assert.deepEqual([merged.code, lastLine(merged)], [1, lastLine(ended)])
  assert.deepEqual(lasting(out), lasting(whole))
  const rebuilt = await assay(['report', join(out, 'journal.ndjson')])
  assert.equal(lastLine(rebuilt), lastLine(merged))
  const damaged = join(outs[0] ?? '', 'journal.ndjson')
  writeFileSync(damaged, readFileSync(damaged, 'utf8').split('\n').with(3, '{').join('\n'))
  const open = await assay(['merge', ...outs, '--out', join(folder, 'damaged')])
  assert.equal(open.code, 1, 'what failed did fail')
  assert.match(lastLine(open), /Shard 1 of 2: The journal is damaged: 1 line cannot be read/)
})

test('a shard that cannot be, or is asked for without a seed, is refused', async () => {
  for (const shard of ['0/4', '5/4', '1/0', '1', 'a/b', '-1/2']) {
    const ended = await assay(['run', '--seed', '1', `--shard=${shard}`, '--out', join(folder, 'wrong')])
    assert.equal(ended.code, 3, shard)
    assert.match(ended.err, /Give a shard and how many there are, such as 2\/4/)
  }
  const wrong: Array<[string[], RegExp]> = [
    [['--shard', '1/2'], /SHARD_WITHOUT_SEED/],
    [['--durations', 'journal.ndjson'], /DURATIONS_WITHOUT_SHARD/],
    [['--shard', '1/2', '--seed', '1', '--durations', join(folder, 'none')], /JOURNAL_UNREADABLE/],
  ]
  for (const [given, message] of wrong) {
    await refuses(['run', ...given, '--out', join(folder, 'wrong')], message)
  }
})

test('a merge that would write over a shard, or into something that is none, is refused', async () => {
  const out = join(folder, 'one')
  await assay(['run', '--only', 'ais-v4/assets', '--seed', '1', '--shard', '1/1', '--out', out])
  const onto = await assay(['merge', out, '--out', out])
  assert.deepEqual([onto.code, /OUT_IS_A_SHARD/.test(onto.err)], [3, true])
  const none = await assay(['merge', folder, '--out', join(folder, 'none')])
  assert.deepEqual([none.code, /JOURNAL_UNREADABLE/.test(none.err)], [3, true])
})

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
