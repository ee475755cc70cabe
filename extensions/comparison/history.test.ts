import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import { journalOf } from '../../reports/test-support/journal-builders.ts'
import { misfits } from '../../tests/test-support/own-schema.ts'
import { assay, lastLine, scratchFolder } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()
const nightly = join(folder, 'nightly')
const list = 'ais-v4/rates/list'

async function runOn(day: number, verdict: Verdict): Promise<void> {
  const out = join(nightly, `deep/day-${day}`)
  mkdirSync(out, { recursive: true })
  const journal = join(out, 'journal.ndjson')
  writeFileSync(journal, journalOf({ [list]: verdict }, { at: `2026-11-0${day}T03:00:00.000Z` }))
  // The same run once more, which counts once.
  await assay(['report', journal, '--format', 'json'])
}

interface History {
  targets: Array<{
    target: string
    runs: Array<{ startedAt: string }>
    flaky: Array<{ address: string; changes: number; verdicts: string[] }>
  }>
  leftOut: Array<{ file: string }>
}

test('all runs beneath a folder are drawn by time, each once, and what cannot be read is listed', async () => {
  for (const [day, verdict] of [
    [3, 'passed'],
    [1, 'passed'],
    [2, 'failed'],
  ] as const)
    await runOn(day, verdict)
  writeFileSync(join(nightly, 'old.json'), '{"version": 1, "assay": "0.0.1"}')
  writeFileSync(join(nightly, 'notes.json'), '{}')
  const out = join(folder, 'out')
  const ended = await assay(['history', nightly, '--out', out])
  assert.equal(ended.code, 0, ended.err)
  assert.equal(lastLine(ended), '3 runs of 1 target.')
  assert.match(ended.err, /^Left out .*old\.json: RUN_VERSION/)
  const history = JSON.parse(readFileSync(join(out, 'history.json'), 'utf8')) as History
  assert.deepEqual(misfits('history', history), [])
  const { targets, leftOut } = history
  assert.deepEqual(
    targets[0]?.runs.map(({ startedAt }) => startedAt.slice(0, 10)),
    ['2026-11-01', '2026-11-02', '2026-11-03'],
  )
  assert.deepEqual(targets[0]?.flaky, [
    { address: list, verdicts: ['passed', 'failed', 'passed'], changes: 2, failures: 1 },
  ])
  assert.equal(leftOut.length, 1)
  assert.match(readFileSync(join(out, 'index.html'), 'utf8'), /<svg/)
})

test('no folder, and a folder without a run, end with 3', async () => {
  mkdirSync(join(folder, 'empty'))
  for (const [given, code] of [
    [join(folder, 'missing'), 'HISTORY_UNREADABLE'],
    ['', 'HISTORY_UNREADABLE'],
    [join(folder, 'empty'), 'HISTORY_EMPTY'],
  ] as const) {
    const ended = await assay(['history', given, '--out', join(folder, 'none')])
    assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, code], ended.err)
  }
})
