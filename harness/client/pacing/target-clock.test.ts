import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTargetClock } from './target-clock.ts'

const at = (ms: number) => new Date(ms).toUTCString()
const start = Date.UTC(2030, 0, 1)

test('Until an answer gives it, the time is the local one', () => {
  const clock = createTargetClock(() => start + 999)
  assert.equal(clock.secondsNow(), start / 1000)
  clock.learn(undefined, 0, 0)
  clock.learn('no date', 0, 0)
  assert.equal(clock.reading(), undefined)
})

test('A target an hour ahead is an hour ahead, within a second', () => {
  let now = start
  const clock = createTargetClock(() => now)
  clock.learn(at(now + 3_600_000), now - 100, now)
  assert.deepEqual(clock.reading(), { offsetMs: 3_600_550, uncertaintyMs: 550 })
  now += 10_000
  assert.equal(clock.secondsNow(), (start + 3_610_000) / 1000)
})

test('Answers at different parts of a second narrow the uncertainty, and the true offset stays within', () => {
  const trueOffset = -7_300
  const clock = createTargetClock(() => start)
  for (const sent of [0, 130, 420, 690, 910].map((ms) => start + ms))
    clock.learn(at(Math.floor((sent + 20 + trueOffset) / 1000) * 1000), sent, sent + 40)
  const { offsetMs = 0, uncertaintyMs = 0 } = clock.reading() ?? {}
  assert.ok(uncertaintyMs < 300, `uncertainty ${uncertaintyMs}`)
  assert.ok(Math.abs(offsetMs - trueOffset) <= uncertaintyMs, `offset ${offsetMs}`)
})

test('When the clock is moved, the newest answer counts, and a forgotten clock is unknown', () => {
  const clock = createTargetClock(() => start)
  clock.learn(at(start), start, start)
  clock.learn(at(start + 86_400_000), start, start)
  assert.equal(clock.secondsNow(), (start + 86_400_000) / 1000)
  clock.forget()
  assert.equal(clock.reading(), undefined)
  assert.equal(clock.secondsNow(), (start + 86_400_000) / 1000, 'what others are about to sign goes by what was known')
  clock.learn(at(start + 86_401_000), start, start)
  assert.deepEqual(clock.reading(), { offsetMs: 86_401_500, uncertaintyMs: 500 })
})

test('A clock that the control port moved is followed by what that says, whatever Date headers go on to say', () => {
  const clock = createTargetClock(() => start)
  clock.learn(at(start), start, start)
  clock.learnFromControl({ now: new Date(start + 90_000_000).toISOString(), offset_seconds: 90_000 }, start - 4, start)
  clock.learn(at(start), start, start)
  clock.forget()
  assert.equal(clock.secondsNow(), (start + 90_000_000) / 1000)
  assert.ok((clock.reading()?.uncertaintyMs ?? 1000) < 5)
  clock.learnFromControl({ now: new Date(start).toISOString(), offset_seconds: 0 }, start, start)
  clock.learn(at(start + 2000), start, start)
  assert.equal(clock.secondsNow(), (start + 2000) / 1000)
})

test('A time of whole seconds from the control port is exact to a second, and a text that is no time leaves the time unknown', () => {
  const clock = createTargetClock(() => start)
  clock.learnFromControl({ now: 'soon', offset_seconds: 60 }, start, start)
  assert.equal(clock.reading(), undefined)
  clock.learnFromControl({ now: '2030-01-01T00:01:00Z', offset_seconds: 60 }, start, start)
  assert.deepEqual(clock.reading(), { offsetMs: 60_500, uncertaintyMs: 500 })
})
