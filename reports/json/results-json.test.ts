import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JournalEvent } from '../../core/journal-events.ts'
import { reportHtml } from '../html/report-html.ts'
import { storyOf } from '../story/run-story.ts'
import { moment } from '../test-support/journal-builders.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { resultsJson } from './results-json.ts'

interface Result {
  address: string
  verdict: string
  checks: Array<{ duration: number; seed: number; counterexample?: object; coverage?: object }>
}

function results(events = everyVerdict()): Record<string, unknown> & { requirements: Result[] } {
  return JSON.parse(resultsJson(storyOf(events, everyRow()))) as ReturnType<typeof results>
}

function violations(value: unknown): string[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  const file = new URL('../../schemas/results.schema.json', import.meta.url)
  const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object)
  validate(value)
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

test('results of every verdict keep the schema', () => assert.deepEqual(violations(results()), []))

test('results of a run that was cut short keep the schema and say so', () => {
  const partial = results(everyVerdict().slice(0, 3))
  assert.deepEqual(violations(partial), [])
  assert.deepEqual([partial.finished, partial.exitCode], [false, null])
})

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

test('the schema refuses what is no result', () => {
  const wrong = results()
  wrong.requirements[0]!.verdict = 'skipped'
  assert.match(violations(wrong).join('\n'), /\/requirements\/0\/verdict must be equal to one of the allowed values/)
  assert.match(violations({ ...results(), version: 2 }).join('\n'), /\/version/)
})

test('the summary counts what is listed', () => {
  const { requirements, summary } = results()
  const counted = Map.groupBy(requirements, (one) => one.verdict)
  const { byVerdict, total } = summary as { byVerdict: Record<string, number>; total: number }
  assert.equal(total, requirements.length)
  for (const [verdict, listed] of counted) assert.equal(byVerdict[verdict], listed.length)
  assert.equal(byVerdict.inapplicable, 3)
})

test('a property failure carries its own seed, path and shrunk case', () => {
  const handOver = results().requirements.find((one) => one.address === 'ais-v4/paging/hand-over')
  assert.equal(handOver?.checks[0]?.seed, 977)
  assert.deepEqual(handOver.checks[0].counterexample, {
    shrunk: '{ rows: 101, perPage: 100 }',
    seed: 977,
    path: '4:0:1',
    shrinks: 11,
  })
  assert.deepEqual(handOver.checks[0].coverage, {
    asked: 100,
    ran: 37,
    interrupted: true,
    histogram: { 'one page': 12, 'two pages': 20, 'more pages': 5 },
  })
})
