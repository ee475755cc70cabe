import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { journalOf } from '../../reports/test-support/journal-builders.ts'
import { assay, lastLine, resultsIn, scratchFolder } from '../../tests/test-support/assay.ts'
import { misfits } from '../../tests/test-support/own-schema.ts'

const folder = scratchFolder()
const list = 'ais-v4/rates/list'
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

test('a run that evaluated less than --min-judged asks for ends with 2 and says so', async () => {
  const ended = await run('fourth', '--min-judged', '5')
  assert.equal(ended.code, 2)
  assert.equal(
    lastLine(ended),
    'No conclusion: 1 of 1 requirement was evaluated, and 5 evaluated requirements are asked for (--min-judged 5).',
  )
  assert.equal((await run('fourth', '--min-judged', '100%')).code, 0)
  for (const wrong of ['--min-judged=all', '--min-judged=101%', '--fail-on=bad'])
    assert.equal((await run('fifth', wrong)).code, 3)
})
