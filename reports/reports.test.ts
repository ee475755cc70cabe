import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../core/test-support/scratch-folder.ts'
import { misfits } from '../tests/test-support/own-schema.ts'
import { reportFormats } from './formats.ts'
import { reportHtml } from './html/report-html.ts'
import { resultsJson } from './json/results-json.ts'
import { storyOf } from './story/run-story.ts'
import { contractRun as events, lists } from './test-support/contract-run.ts'
import { planned, row, runFinished, runStarted } from './test-support/journal-builders.ts'
import { formatsOf, readStory } from './write-reports.ts'

test('a verification alone is reported without chapters of requirements, and says what the answer lacks', () => {
  const html = reportHtml(storyOf([...events, runFinished({ exitCode: 1 })], []))
  assert.match(html, /Assay contract report/)
  assert.doesNotMatch(html, /id="requirements"|<b>accounts/)
  assert.match(html, /Expected 1 to be text/)
  assert.match(html, /npx assay verify --pact pacts\/shop\.json --profile YOUR-PROFILE\.yaml --seed/)
})

test('beside requirements contracts have a chapter of their own, and a broken need comes first', () => {
  const started = runStarted({ contracts: [lists], planned: [planned('ais-v4/paging/sorted-by-id')] })
  const html = reportHtml(storyOf([started, ...events.slice(1, 3), runFinished()], [row('ais-v4/paging/sorted-by-id')]))
  assert.match(html, /id="requirements"[\s\S]*id="contracts"/)
  assert.match(html, /<a href="#contracts">1 need of shop<\/a>/)
})

test('results.json keeps its schema, and an interaction that was never decided is inconclusive', () => {
  const results = JSON.parse(resultsJson(storyOf(events, []))) as { contracts: Array<{ verdict: string }> }
  const verdicts = results.contracts.map(({ verdict }) => verdict)
  assert.deepEqual(verdicts, ['failed', 'passed', 'untested', 'inconclusive'])
  assert.deepEqual(misfits('results', results), [])
})

const folder = scratchFolder()

test('what is no journal is refused with what to do next', () => {
  for (const text of ['', '\u0000\u0001binary', '{"type":"run-finished"}\n', '<html></html>', '[1,2]']) {
    writeFileSync(join(folder, 'none.ndjson'), text)
    assert.throws(() => readStory(join(folder, 'none.ndjson')), {
      code: 'JOURNAL_UNREADABLE',
      message: /none\.ndjson is not a journal/,
    })
  }
  assert.throws(() => readStory(join(folder, 'missing')), {
    code: 'JOURNAL_UNREADABLE',
    message: /There is no file .*missing\. Give the journal\.ndjson/,
  })
  assert.throws(() => readStory(folder), { code: 'JOURNAL_UNREADABLE' })
})

test('an unknown format is refused', () =>
  assert.throws(() => formatsOf(['pdf']), {
    code: 'REPORT_FORMAT_UNKNOWN',
    message: `REPORT_FORMAT_UNKNOWN: The report format "pdf" is unknown. Give one of ${reportFormats.join(', ')}, or all.`,
  }))
