import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storyOf } from '../story/run-story.ts'
import { summaryMarkdown } from '../summary/summary-markdown.ts'
import { moment, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { earlierSentence, faultsSentence } from './faults-text.ts'

test('the sentence counts, and its words agree', () => {
  assert.equal(
    faultsSentence({ shown: 2, of: 3 }),
    'Of 3 requirements that hold, 2 were shown able to fail on this server (66.6 %).',
  )
  assert.equal(
    faultsSentence({ shown: 1, of: 1 }),
    'Of 1 requirement that holds, 1 was shown able to fail on this server (100 %).',
  )
  assert.equal(earlierSentence({ shown: 2, of: 3 }, 3), '')
})

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
