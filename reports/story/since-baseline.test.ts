import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import { reportHtml } from '../html/report-html.ts'
import { resultsOf } from '../json/results-json.ts'
import { baselineOf, everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { storyOf } from './run-story.ts'

const plain = storyOf(everyVerdict(), everyRow())

const first = (wanted: Verdict) => plain.requirements.find(({ verdict }) => verdict === wanted)?.address ?? ''
const failed = first('failed')
const changed = baselineOf(plain, {
  [failed]: 'passed',
  [first('untested')]: 'passed',
  [first('passed')]: 'failed',
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
  const events = everyVerdict().map((event) => (event.type === 'run-started' ? { ...event, baseline: changed } : event))
  const newFailures = [undefined, baselineOf(plain)].map((given) => {
    const { since } = storyOf(events, everyRow(), undefined, given)
    return since?.newFailures.length
  })
  assert.deepEqual(newFailures, [1, 0])
})
