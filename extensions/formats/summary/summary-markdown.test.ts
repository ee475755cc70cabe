import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moment, planned, row, runStarted } from '../../../reports/test-support/journal-builders.ts'
import { everyRow, everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { storyOf } from '../../../reports/story/run-story.ts'
import { summaryMarkdown } from './summary-markdown.ts'

test('the summary says it once faults were given, also of what an earlier proof has shown', () => {
  const given = {
    type: 'faults-shown' as const,
    at: moment(1),
    requirements: [
      { address: 'ais-v4/rates/one', alteration: 'field-missing' },
      { address: 'ais-v4/rates/other', alteration: 'field-missing' },
    ],
  }
  const rows = [row('ais-v4/rates/one')]
  const started = runStarted({ planned: [planned('ais-v4/rates/one')] })
  const [plain, faulty] = [[started], [started, given]].map((events) => summaryMarkdown(storyOf(events, rows)))
  assert.doesNotMatch(plain ?? '', /able to fail/)
  assert.match(
    faulty ?? '',
    /Of 2 requirements that hold, 2 were shown able to fail on this server \(100 %\)\. Of them, 1 requirement is from an earlier proof and not in this report\.\n/,
  )
})

test('what changed since the baseline is said and named, and the baseline has no markup', () => {
  const run = everyVerdict()
  const plain = storyOf(run, everyRow())
  const verdicts = Object.fromEntries(plain.requirements.map((one) => [one.address, one.verdict]))
  const failed = plain.requirements.find(({ verdict }) => verdict === 'failed')?.address ?? ''
  const baseline = {
    startedAt: '2026-02-03T04:05:06.000Z',
    assay: '0.0.9',
    target: '<b>the bank</b>',
    interfaces: plain.header.interfaces,
    only: plain.header.only,
    verdicts: { ...verdicts, [failed]: 'passed' as const },
    brokenNeeds: [],
  }
  assert.doesNotMatch(summaryMarkdown(plain), /the baseline/)
  const text = summaryMarkdown(storyOf(run, everyRow(), undefined, baseline))
  assert.match(text, /&#60;b&#62;the bank.*2026-02-03, Assay 0\.0\.9\): 1 new failure, 0 fixed/)
  assert.match(text, new RegExp(`### New failures: 1\n\n- ${failed} \\(`))
})
