import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Alteration } from '../../harness/alterations/kit/alteration.ts'
import { breaksWhatWasEvaluated, openFirst } from './bound-trials.ts'

const alteration = (kind: string, ...breaks: string[]): Alteration => ({
  kind,
  place: '',
  breaks,
  begin: () => ({ answer: ({ exchange }) => exchange, noted: ({ value }) => value }),
})

test('what is bound to rows that were shown waits behind all others', () => {
  const open = [{ id: 'second' }]
  const all = [alteration('a', 'first'), alteration('b', 'second'), alteration('c')]
  const kinds = [...openFirst(all, () => open)].map(({ kind }) => kind)
  assert.deepEqual(kinds, ['b', 'c', 'a'])
})

const decidedOn = (...evidence: string[]) =>
  ({ judgements: [{ requirement: 'first', evidence }] }) as unknown as CheckDecided

test('an alteration breaks what was judged where it changed an answer on which the judgement of its row rests', () => {
  const breaks = (row: string, ...changed: string[]) =>
    breaksWhatWasEvaluated(alteration('a', 'first'), row, [decidedOn('x1')], new Set(changed))
  assert.deepEqual(
    [breaks('first', 'x1'), breaks('first', 'x2'), breaks('second', 'x1'), breaks('first', 'noted')],
    [true, false, false, true],
  )
})
