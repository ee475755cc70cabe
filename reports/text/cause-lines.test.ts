import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent } from '../../core/journal-events.ts'
import { storyOf } from '../story/run-story.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { causeLines } from './cause-lines.ts'

const id = 'ais-v4/rates/one'
const request = { method: 'POST', url: 'https://gateway.example.test/api/v4/logins', headers: [], body: '{"date":"x"}' }

function linesOf(...events: JournalEvent[]): string[] {
  const decided = events.filter((event): event is CheckDecided => event.type === 'check-decided')
  return causeLines(
    storyOf(
      [
        runStarted({
          planned: [
            planned(
              id,
              decided.map(({ check }) => check),
            ),
          ],
        }),
        ...events,
      ],
      [row(id)],
    ),
  )
}

const accepted = {
  wanted: 'a refusal',
  got: 'accepted: 200',
  reason: 'It was accepted; expected a refusal.',
  evidence: ['x1'],
}

test('A failure names its check, what it sent, the rule and one command, and says what differs once', () => {
  const lines = linesOf(
    exchanged('x1', { request }),
    checkDecided('f: A date like x is refused', [judgement(id, 'failed', accepted)]),
    checkDecided('f: A date like y is refused', [judgement(id, 'failed', accepted)]),
  )
  const [head, asked, check, sent, rule, repeat, ...more] = lines
  assert.equal(head, `✗ failed  ${id}`)
  assert.equal(asked, '    POST /api/v4/logins → 200: It was accepted; expected a refusal.')
  assert.equal(check, '    check: A date like x is refused, and 1 more')
  assert.equal(sent, '    sent: {"date":"x"}')
  assert.match(rule ?? '', /^ {4}rule: /)
  assert.match(repeat ?? '', / --only ais-v4\/rates\/one --check A-date-like-x-is-refused --seed \d+$/)
  assert.deepEqual(more, [])
})

test('A failure of generated input shows its smallest case in place of a body', () => {
  const counterexample = { shrunk: 'date=x', seed: 7, path: '0:1', shrinks: 3 }
  const lines = linesOf(
    exchanged('x1', { request }),
    checkDecided('f: Any date is refused', [judgement(id, 'failed', accepted)], { counterexample }),
  )
  assert.ok(lines.includes('    smallest case: date=x'), lines.join('\n'))
  assert.ok(!lines.some((line) => line.includes('sent:')))
})

test('What got no answer is shown with its request and the command that repeats it', () => {
  const trouble = { code: 'TARGET_RESET', message: 'closed' }
  const silent = exchanged('x1', { request, trouble })
  delete silent.exchange.answer
  const open = judgement(id, 'inconclusive', { reason: 'It got no answer.', evidence: ['x1'] })
  const [head, reason, asked, check, sent, repeat] = linesOf(
    silent,
    checkDecided('f: A date like x is refused', [open]),
  )
  assert.deepEqual(
    [head, reason, asked, check, sent],
    [
      `? inconclusive  ${id}`,
      '    It got no answer.',
      '    POST /api/v4/logins → TARGET_RESET',
      '    check: A date like x is refused',
      '    sent: {"date":"x"}',
    ],
  )
  assert.match(repeat ?? '', / --check A-date-like-x-is-refused --seed /)
})
