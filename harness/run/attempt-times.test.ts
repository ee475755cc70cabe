import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { AttemptTimes } from './attempt-times.ts'

const answered = (method: string) => ({ request: { method }, answer: { json: { data: { id: 7 } } } }) as Exchange

it('learns how long attempts take from looks that came too early, and shortens it by those that came in time', (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  const begin = (kind = 'finish') => {
    times.note(answered('PUT'))
    return times.of('7', kind)
  }
  const first = begin()
  assert.equal(first.leftMs(), 0)
  nowMs = 100
  first.isOver(3)
  assert.equal(begin('ask for input').leftMs(), 0)
  const second = begin()
  nowMs += 40
  assert.equal(second.leftMs(), 60)
  nowMs += 60
  second.isOver(1)
  const third = begin()
  assert.equal(third.leftMs(), 95)
  nowMs += 5000
  third.isOver(2)
  assert.equal(begin().leftMs(), 142.5)
})

it('waits for no attempt that nobody saw begin, and for none that began long ago', (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  times.note(answered('POST'))
  nowMs = 100
  times.of('7', 'finish').isOver(2)
  times.note(answered('GET'))
  assert.equal(times.of('7', 'finish').leftMs(), 0)
  assert.equal(times.of('8', 'finish').leftMs(), 0)
})
