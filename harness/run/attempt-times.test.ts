import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { AttemptTimes } from './attempt-times.ts'

const answered = (method: string) => ({ request: { method }, answer: { json: { data: { id: 7 } } } }) as Exchange

it('looks at an attempt soon after the look before that was too early, and ever sooner while it is in time', (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  const begin = (kind = 'finish') => {
    times.note(answered('PUT'))
    return times.of('7', kind)
  }
  const looksAt = (times: readonly number[], time = begin()) => {
    const began = nowMs
    for (const [at, ms] of times.entries()) {
      nowMs = began + ms
      time.looked(at === times.length - 1)
    }
  }
  assert.equal(begin().leftMs(), 0)
  looksAt([60, 90])
  assert.equal(begin('ask for input').leftMs(), 0)
  assert.equal(begin().leftMs(), 70)
  for (let count = 0; count < 20; count += 1) looksAt([begin().leftMs()])
  const soonest = begin().leftMs()
  assert.ok(soonest > 60 && soonest < 66, `${soonest}`)
  looksAt([soonest, 300, 420])
  assert.equal(begin().leftMs(), 2 * soonest)
  looksAt([2 * soonest, 300, 420])
  assert.equal(begin().leftMs(), 4 * soonest)
  looksAt([4 * soonest, 300, 420])
  assert.equal(begin().leftMs(), 350)
  looksAt([350, 365])
  assert.equal(Math.round(begin().leftMs()), 365)
})

it('knows the login of a page that a user went through', (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  const completed = (method: string) =>
    ({ request: { method }, answer: { json: { data: { login_id: 7 } } } }) as Exchange
  const finish = () => times.of('7', 'finish')
  times.note(completed('POST'))
  const first = finish()
  nowMs = 60
  first.looked(false)
  nowMs = 90
  first.looked(true)
  times.note(completed('POST'))
  assert.equal(finish().leftMs(), 70)
  nowMs = 150
  times.note(completed('PUT'))
  assert.equal(finish().leftMs(), 10)
})

it('waits for no attempt that nobody saw begin, and for none that began long ago', (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  times.note(answered('POST'))
  nowMs = 100
  const known = times.of('7', 'finish')
  known.looked(false)
  known.looked(true)
  times.note(answered('GET'))
  assert.equal(times.of('7', 'finish').leftMs(), 0)
  assert.equal(times.of('8', 'finish').leftMs(), 0)
})
