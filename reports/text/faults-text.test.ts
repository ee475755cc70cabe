import assert from 'node:assert/strict'
import { test } from 'node:test'
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
