import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JudgementRecord } from '../../core/journal-events.ts'
import { storyOf } from '../story/run-story.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { differenceText } from './difference-text.ts'

const id = 'ais-v4/rates/one'
const difference = (over: Partial<JudgementRecord>, known = true): string[] => {
  const found = judgement(id, 'failed', { reason: 'A reason.', ...over })
  const coverage = { asked: 10, ran: 4, interrupted: false, histogram: {} }
  const counterexample = { shrunk: '{ n: 1 }', seed: 5, path: '0:1', shrinks: 2, coverage }
  const story = storyOf(
    [
      runStarted({ planned: [planned(id, ['f: x'])] }),
      exchanged('x1'),
      exchanged('x2', { answer: { status: 404, headers: [], body: '' } }),
      checkDecided('f: x', [found], { counterexample }),
    ],
    [row(id)],
  )
  const [check] = story.checks
  assert.ok(check)
  return differenceText(story, known ? story.requirements[0] : undefined, check, found).split('\n')
}
const labels = (lines: string[]) => lines.slice(1).map((line) => line.slice(0, 13).trim())

test('A difference has a line for each thing that is known, its reason first', () => {
  const lines = difference({ wanted: '"a"', got: '"b"', place: 'data[0]', evidence: ['x1', 'x1', 'x2'] })
  assert.equal(lines[0], 'A reason.')
  assert.deepEqual(
    labels(lines),
    'requirement, request, expected, got, smallest case, generated, source, repeat'.split(', '),
  )
  assert.match(lines[2] ?? '', /GET \/api\/v4\/logins\?per_page=100 → 404$/, 'the last exchange is the decisive one')
  assert.match(lines[4] ?? '', /^got +"b" at data\[0\]$/)
  assert.match(lines[5] ?? '', /\{ n: 1 \} \(path 0:1\)$/)
})
