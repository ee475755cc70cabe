import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { AttemptTimes } from './attempt-times.ts'

/** Attempts of the login 7 on a clock that moves by hand. */
function timed({ mock }: TestContext) {
  let nowMs = 0
  mock.method(performance, 'now', () => nowMs)
  const times = new AttemptTimes()
  const note = (method: string, data: object = { id: 7 }) =>
    times.note({ request: { method }, answer: { json: { data } } } as Exchange)
  const likely = (kind = 'finish', login = '7') => times.of(login, kind)
  const begin = (kind?: string) => {
    note('PUT')
    return likely(kind)
  }
  /** An attempt is looked at after so many milliseconds; the last look is in time. */
  const looksAt = (moments: readonly number[], time = begin()) => {
    const began = nowMs
    for (const [at, ms] of moments.entries()) {
      nowMs = began + ms
      time.looked(at === moments.length - 1)
    }
  }
  return { note, likely, begin, looksAt, moveTo: (ms: number) => (nowMs = ms) }
}

it('looks at an attempt soon after the look before that was too early, and ever sooner while it is in time', (context) => {
  const { begin, looksAt } = timed(context)
  assert.equal(begin().leftMs(), 0)
  looksAt([60, 90])
  assert.equal(begin('ask for input').leftMs(), 0)
  assert.equal(begin().leftMs(), 70)
  for (let count = 0; count < 20; count += 1) looksAt([begin().leftMs()])
  const soonest = begin().leftMs()
  assert.ok(soonest > 60 && soonest < 66, `${soonest}`)
  for (const [early, next] of [
    [soonest, 2 * soonest],
    [2 * soonest, 4 * soonest],
    [4 * soonest, 350],
  ] as const) {
    looksAt([early, 300, 420])
    assert.equal(begin().leftMs(), next)
  }
  looksAt([350, 365])
  assert.equal(Math.round(begin().leftMs()), 365)
})

it('knows the login of a page that a user went through', (context) => {
  const { note, likely, looksAt, moveTo } = timed(context)
  const completed = (method: string) => note(method, { login_id: 7 })
  completed('POST')
  looksAt([60, 90], likely())
  completed('POST')
  assert.equal(likely().leftMs(), 70)
  moveTo(150)
  completed('PUT')
  assert.equal(likely().leftMs(), 10)
})

it('waits for no attempt that nobody saw begin, and for none that began long ago', (context) => {
  const { note, likely, looksAt, moveTo } = timed(context)
  note('POST')
  moveTo(100)
  looksAt([0, 0], likely())
  note('GET')
  assert.deepEqual([likely().leftMs(), likely('finish', '8').leftMs()], [0, 0])
})
