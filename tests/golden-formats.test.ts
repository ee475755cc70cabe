import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readResults } from '../api/read-results.ts'
import { readBaseline } from '../cli/asked/read-baseline.ts'
import { resumedFrom } from '../harness/evaluation/resumed.ts'
import { journalFormat } from '../harness/run/read-journal.ts'
import { resultsVersion } from '../reports/json/results-json.ts'
import { readRunJournal } from '../reports/write-reports.ts'
import { assay, refuses, root, scratchFolder } from './test-support/assay.ts'
import { lostFromSchema } from './test-support/lost-from-schema.ts'
import { undescribedFields } from './test-support/undescribed-fields.ts'
import { misfits } from './test-support/own-schema.ts'

const scratch = scratchFolder()
/** Files of each format version as first written: Assay must still read them alike. */
const kept = join(root, 'tests/fixtures/formats')
const textOf = (file: string) => readFileSync(file, 'utf8')
const journal = join(kept, `journal-${journalFormat}.ndjson`)
const results = join(kept, `results-${resultsVersion}.json`)

/** The kept results in a folder, as a run leaves them. */
function folderWith(name: string, text: string): string {
  const folder = join(scratch, name)
  cpSync(kept, folder, { recursive: true })
  writeFileSync(join(folder, 'results.json'), text)
  return folder
}

for (const [name, version] of [
  ['results', resultsVersion],
  ['journal', journalFormat],
] as const)
  test(`version ${version} of ${name} loses nothing that it promised`, () => {
    const before = join(kept, `${name}-${version}.schema.json`)
    const now = textOf(join(root, `schemas/${name}.schema.json`))
    const advice = 'Give the format a new version, or keep the field as it was (docs/running.md).'
    assert.deepEqual(lostFromSchema(JSON.parse(textOf(before)), JSON.parse(now)), [], advice)
    // Additions since then are kept from now on.
    if (process.env['ASSAY_WRITE_GOLDEN'] === '1') writeFileSync(before, now)
  })

test('kept files fit the schemas of today', () => {
  assert.deepEqual(misfits('results', JSON.parse(textOf(results))), [])
  for (const file of [journal, join(kept, 'shard-1/journal.ndjson'), join(kept, 'shard-2/journal.ndjson')])
    assert.deepEqual(undescribedFields(textOf(file)), [])
})

test('kept files are read as before', async () => {
  const out = join(scratch, 'reported')
  const reported = await assay(['report', journal, '--out', out, '--baseline', results])
  assert.equal(reported.code, 0, reported.err)
  const verdictsOf = (folder: string) =>
    readResults(folder).requirements.map(({ address, verdict }) => [address, verdict])
  const folder = folderWith('kept', textOf(results))
  assert.deepEqual(verdictsOf(out), verdictsOf(folder))
  // Unclaimed rows are counted by the present catalogue; new ones do not change an old run.
  const summaryOf = (one: string) => {
    const { total, byVerdict, byInterface } = readResults(one).summary
    return {
      total,
      byVerdict: { ...byVerdict, inapplicable: 0 },
      claimed: { ...byInterface['ais-v4'], inapplicable: 0 },
    }
  }
  assert.deepEqual(summaryOf(out), summaryOf(folder))
  assert.ok(Object.keys(readBaseline(results).verdicts).length > 10)
  assert.ok(readResults(folder).requirements.length > 10)
  const { started, events } = readRunJournal(journal)
  assert.ok(resumedFrom(started, events).decided.length > 5)
  const merged = join(scratch, 'merged')
  const shards = ['shard-1', 'shard-2'].map((shard) => join(kept, shard))
  const whole = await assay(['merge', ...shards, '--out', merged])
  assert.equal(whole.code, 0, whole.err)
  assert.equal(readResults(merged).sentence, 'All 5 evaluated requirements of 5 hold.')
})

test('files of a newer version end with 3 and say what to do', async () => {
  const newer = folderWith('newer', textOf(results).replace(/"version": \d+/, '"version": 99'))
  const newJournal = textOf(journal).replace('"journal":1', '"journal":99')
  writeFileSync(join(newer, 'journal.ndjson'), newJournal)
  const files = { results: join(newer, 'results.json'), journal: join(newer, 'journal.ndjson') }
  const known = 'is a journal of format 99; this Assay reads format 1\\. Take the Assay'
  await refuses(['report', files.journal], new RegExp(`^JOURNAL_VERSION: .* ${known}`))
  for (const args of [
    ['merge', files.journal, files.journal],
    ['run', '--resume', files.journal],
    ['clean', '--journal', files.journal, '--profile', 'bank.yaml'],
  ])
    await refuses(args, /^JOURNAL_VERSION/)
  const other = /^BASELINE_VERSION: .* holds results of version 99; this Assay/
  await refuses(['report', journal, '--baseline', files.results], other)
  assert.throws(() => readResults(newer), /RESULTS_VERSION: .* holds results of version 99; this Assay reads version 3/)
})
