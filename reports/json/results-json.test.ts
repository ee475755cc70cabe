import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import { reportHtml } from '../html/report-html.ts'
import { storyOf } from '../story/run-story.ts'
import { moment } from '../test-support/journal-builders.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { resultsJson } from './results-json.ts'
import { misfits } from '../../tests/test-support/own-schema.ts'

interface Result {
  address: string
  verdict: string
  checks: Array<{ duration: number; seed: number; counterexample?: object; coverage?: object }>
}

function results(events = everyVerdict()): Record<string, unknown> & { requirements: Result[] } {
  return JSON.parse(resultsJson(storyOf(events, everyRow()))) as ReturnType<typeof results>
}

const violations = (value: unknown) => misfits('results', value)

test('results of every verdict keep the schema', () => assert.deepEqual(violations(results()), []))

test('what is left at the target, and when the run went on, keep the schema', () => {
  const [started, ...rest] = everyVerdict() as [JournalEvent, ...JournalEvent[]]
  const more: JournalEvent[] = [
    { type: 'intended', entry: 'l1', what: 'customer', through: 'ais-v4', name: 'assay-1' },
    { type: 'settled', entry: 'l1', outcome: 'made', id: '7' },
    { type: 'intended', entry: 'l2', what: 'lead', through: 'partners-v1', name: 'a@b.test' },
    { type: 'intended', entry: 'l3', what: 'callback-addresses', name: 'main', fields: ['fail_url'] },
    { type: 'run-resumed', at: moment(1), kept: 3 },
  ]
  const found = results([started, ...more, ...rest])
  assert.deepEqual(violations(found), [])
  assert.deepEqual(found.left, [
    { what: 'customer', through: 'ais-v4', id: '7', name: 'assay-1', state: 'made' },
    { what: 'lead', through: 'partners-v1', name: 'a@b.test', state: 'perhaps made' },
    { what: 'callback-addresses', name: 'main', fields: ['fail_url'], state: 'not put back' },
  ])
  assert.deepEqual(found.resumed, [{ at: moment(1), kept: 3 }])
  const page = reportHtml(storyOf([started, ...more, ...rest], everyRow()))
  assert.match(page, /Left at the target: 1 customer\./)
  assert.match(page, /<summary>lead 1<\/summary>\s*<p>a@b\.test \(perhaps\)/)
  assert.match(page, /<dt>Resumed<\/dt>\s*<dd>3 November 2026.*after 3 checks/)
})

test('the summary counts what is listed', () => {
  const { requirements, summary } = results()
  const counted = Map.groupBy(requirements, (one) => one.verdict)
  const { byVerdict, total } = summary as { byVerdict: Record<string, number>; total: number }
  assert.equal(total, requirements.length)
  for (const [verdict, listed] of counted) assert.equal(byVerdict[verdict], listed.length)
  assert.equal(byVerdict.inapplicable, 3)
})
