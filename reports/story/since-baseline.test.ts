import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Baseline } from '../../core/outcomes.ts'
import type { Verdict } from '../../core/verdict.ts'
import { reportHtml } from '../html/report-html.ts'
import { resultsOf } from '../json/results-json.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { storyOf } from './run-story.ts'

const plain = storyOf(everyVerdict(), everyRow())

/** A baseline with the run's verdicts, except these. */
function baseline(change: Record<string, Verdict | undefined> = {}): Baseline {
  const { interfaces, only } = plain.header
  const verdicts = { ...Object.fromEntries(plain.requirements.map((one) => [one.address, one.verdict])), ...change }
  const known = Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined)
  return {
    startedAt: '2026-02-03T04:05:06.000Z',
    assay: '0.0.9',
    target: '<b>the bank</b>',
    interfaces,
    only,
    verdicts: Object.fromEntries(known) as Record<string, Verdict>,
    brokenNeeds: [],
  }
}

const failed = plain.requirements.find(({ verdict }) => verdict === 'failed')?.address ?? ''
const untested = plain.requirements.find(({ verdict }) => verdict === 'untested')?.address ?? ''
const passed = plain.requirements.filter(({ verdict }) => verdict === 'passed').map(({ address }) => address)
const changed = baseline({
  [failed]: 'passed',
  [untested]: 'passed',
  [passed[0] ?? '']: 'failed',
  'ais-v4/a/b': 'passed',
})

test('a run without a baseline is compared with nothing', () => {
  assert.equal(plain.since, undefined)
  assert.ok(!('since' in JSON.parse(JSON.stringify(resultsOf(plain)))))
  assert.doesNotMatch(reportHtml(plain), /the baseline/)
})

test('what is new, fixed, no longer evaluated and gone is named, and the baseline has no markup', () => {
  const story = storyOf(everyVerdict(), everyRow(), undefined, changed)
  assert.deepEqual(story.since?.newFailures, [{ address: failed, before: 'passed', now: 'failed' }])
  const page = reportHtml(story)
  assert.match(page, /&lt;b&gt;the bank/)
  assert.match(page, new RegExp(`<a href="#${failed}">${failed}</a> \\(passed, now failed\\)`))
  assert.match(page, /<li>ais-v4\/a\/b \(was passed\)<\/li>/)
})

test('a run is compared with the baseline of its journal, and with another one where it is given', () => {
  const [started, ...rest] = everyVerdict()
  const events = [{ ...started, baseline: changed } as typeof started, ...rest].flatMap((one) => one ?? [])
  assert.equal(storyOf(events, everyRow()).since?.newFailures.length, 1)
  assert.equal(storyOf(events, everyRow(), undefined, baseline()).since?.newFailures.length, 0)
})
