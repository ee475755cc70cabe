import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import { journalOf } from '../../reports/test-support/journal-builders.ts'
import { assay, lastLine, resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'
import { misfits } from '../../tests/test-support/own-schema.ts'

const folder = scratchFolder()
const list = 'ais-v4/rates/list'
const floor = 'ais-v4/rates/floor'

/** The folder of a run with these verdicts, as journal and as results.json. */
async function runWith(name: string, verdicts: Record<string, Verdict>): Promise<string> {
  const out = join(folder, name)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'journal.ndjson'), journalOf(verdicts))
  assert.equal((await assay(['report', join(out, 'journal.ndjson'), '--format', 'json'])).code, 0)
  return out
}

const before = await runWith('before', { [list]: 'passed', [floor]: 'failed' })
const after = await runWith('after', { [list]: 'failed', [floor]: 'passed' })

test('folders, results and journals are compared alike, and --fail-on new fails on a new failure', async () => {
  for (const [one, other] of [
    [before, after],
    [join(before, 'results.json'), join(after, 'journal.ndjson')],
  ] as const) {
    const ended = await assay(['compare', one, other, '--fail-on', 'new'])
    assert.equal(ended.code, 1, ended.err)
    assert.match(ended.out, /\nnew \(1\):\n {2}ais-v4\/rates\/list: passed, failed\n/)
    assert.match(ended.out, /1 new failure, 1 fixed, 0 still failing\.\n/)
    assert.equal(lastLine(ended), '1 requirement got worse (--fail-on new).')
  }
  assert.equal((await assay(['compare', before, after])).code, 0)
})

test('with --out there is a page, Markdown and JSON, and nobody else is written over', async () => {
  const out = join(folder, 'out')
  assert.equal((await assay(['compare', before, after, '--out', out])).code, 0)
  assert.equal((await assay(['compare', before, after, '--out', out])).code, 0)
  const json = JSON.parse(readFileSync(join(out, 'compare.json'), 'utf8')) as {
    counts: object
    runs: Array<{ label: string }>
    requirements: Array<{ kind: string; verdicts: string[] }>
  }
  assert.deepEqual(misfits('compare', json), [])
  assert.deepEqual(json.counts, { new: 1, fixed: 1 })
  const labels = json.runs.map(({ label }) => label)
  assert.deepEqual(labels, ['before', 'after'])
  assert.deepEqual(json.requirements[0]?.verdicts, ['passed', 'failed'])
  const words = /### new: 1\n\n.*\n.*\n\| ais-v4\/rates\/list \| passed \| failed \|/
  assert.match(readFileSync(join(out, 'compare.md'), 'utf8'), words)
  writeFileSync(join(out, 'compare.md'), 'mine')
  assert.match((await assay(['compare', before, after, '--out', out])).err, /^OUT_OCCUPIED/)
})

test('what is no run, another version, one run alone and runs without anything in common end with 3', async () => {
  const old = join(folder, 'old.json')
  writeFileSync(old, '{"version":1,"assay":"0.0.1"}')
  const strange = join(folder, 'strange.json')
  const whole = resultsIn(before)
  writeFileSync(strange, JSON.stringify({ ...whole, requirements: [{ ...whole.requirements[0], checks: 'none' }] }))
  const other = await runWith('other', { 'ais-v4/customers/list': 'passed' })
  for (const [given, code] of [
    [[before, join(folder, 'missing.json')], 'RUN_UNREADABLE'],
    [[before, folder], 'RUN_UNREADABLE'],
    [[before, ''], 'RUN_UNREADABLE'],
    [[before, import.meta.filename], 'RUN_UNREADABLE'],
    [[before, '/dev/null'], 'RUN_UNREADABLE'],
    [[before, strange], 'RUN_UNREADABLE'],
    [[before, old], 'RUN_VERSION'],
    [[before], 'RUNS_MISSING'],
    [[before, other], 'RUNS_UNRELATED'],
    [[before, after, '--implementations', '--fail-on', 'new'], 'error'],
  ] as const) {
    const ended = await assay(['compare', ...given])
    assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, code], ended.err)
  }
})

const run = (out: string, ...more: string[]) => assay(['run', '--only', list, '--out', join(folder, out), ...more])

/** results.json of an earlier run, in which the requirement failed. */
async function failedBefore(): Promise<string> {
  const journal = join(folder, 'earlier.ndjson')
  writeFileSync(journal, journalOf({ [list]: 'failed' }))
  const out = join(folder, 'earlier')
  assert.equal((await assay(['report', journal, '--format', 'json', '--out', out])).code, 0)
  return join(out, 'results.json')
}

test('what was fixed since the baseline is shown in the terminal, in results.json and in the summary', async () => {
  const baseline = await failedBefore()
  const ended = await run('second', '--baseline', baseline, '--fail-on', 'new', '--format', 'markdown')
  assert.equal(ended.code, 0, ended.out + ended.err)
  assert.match(
    ended.out,
    /Compared with the baseline \(.*\): 0 new failures, 1 fixed, 0 no longer evaluated\.\n {2}Fixed:\n {4}ais-v4\/rates\/list \(failed, now passed\)\n/,
  )
  const second = resultsIn(join(folder, 'second'))
  assert.deepEqual(second.since?.fixed, [{ address: list, before: 'failed', now: 'passed' }])
  assert.deepEqual(misfits('results', second), [])
  assert.match(readFileSync(join(folder, 'second/summary.md'), 'utf8'), /### Fixed: 1\n\n- ais-v4\/rates\/list /)
  // The journal holds the baseline: what is made of it later says the same.
  const journal = join(folder, 'second/journal.ndjson')
  assert.match((await assay(['report', journal])).out, /1 fixed/)
  const other = await assay(['report', journal, '--baseline', join(folder, 'second/results.json')])
  assert.match(other.out, /0 new failures, 0 fixed/)
})

test('what --min-judged and --fail-on do not know ends with 3', async () => {
  for (const wrong of ['--min-judged=all', '--min-judged=101%', '--fail-on=bad'])
    assert.equal((await run('fifth', wrong)).code, 3)
})
