import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportHtml } from './html/report-html.ts'
import { resultsJson } from './json/results-json.ts'
import { storyOf } from './story/run-story.ts'
import { contractRun as events, lists } from './test-support/contract-run.ts'
import { planned, row, runFinished, runStarted } from './test-support/journal-builders.ts'
import { misfits } from '../tests/test-support/own-schema.ts'

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
