import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { asksToWait } from '../deliver.ts'
import { pauseMsOf } from './retry-after.ts'
import { createSlots } from './slots.ts'
import { createTargetClock } from './target-clock.ts'

const refuses = (json: unknown, status = 400) => asksToWait({ status, json })
const now = Date.UTC(2030, 0, 1)
const dated = (ms: number) => [['Retry-After', new Date(now + ms).toUTCString()]] as Array<[string, string]>

cases(
  'Status 429 asks to wait, whatever its body',
  [refuses(undefined, 429), true],
  'A refusal with a class of limits asks to wait, whatever its status, and no other one does',
  [
    [{ error: { class: 'TooManyRequests' } }, { error_class: 'RateLimitExceeded' }].map((one) => refuses(one, 406)),
    [true, true],
  ],
  'An accepted request does not ask to wait',
  [refuses({ error_class: 'TooManyRequests' }, 200), false],
  'Retry-After is read as seconds or as a date of the target',
  [pauseMsOf([['retry-after', '2']], 1, 0), 2000],
  [pauseMsOf([['Retry-After', ' 0.25 ']], 1, 0), 250],
  [pauseMsOf(dated(3000), 1, now), 4000],
  [pauseMsOf(dated(-9000), 1, now), 0],
  'Without it, or with something else, the pause doubles with each try',
  [pauseMsOf([['Retry-After', 'soon']], 2, 0), 2000],
)

/** Slots on a clock in which every wait ends immediately, at its planned time, and the starts of turns. */
function leaping() {
  let now = 0
  const slots = createSlots({
    nowMs: () => now,
    after(ms: number, call: () => void) {
      const at = now + ms
      setImmediate(() => {
        now = Math.max(now, at)
        call()
      })
      return () => undefined
    },
  })
  const starts: number[] = []
  const turn = async (slot: string, perSecond: number) => {
    await slots.turn({ slot, perSecond })
    starts.push(now)
  }
  return { turn, starts }
}

test('No second holds more requests of a slot than its limit', async () => {
  const { turn, starts } = leaping()
  for (let number = 0; number < 20; number += 1) await turn('five', 5)
  for (const start of starts) assert.ok(starts.filter((other) => other >= start && other < start + 1000).length <= 5)
  assert.ok((starts.at(-1) ?? 0) < 5000, `${starts.at(-1)} ms for 20 requests`)
})

test('Turns that are asked for at the same time are spaced too, and one slot does not hold up another', async () => {
  const { turn, starts } = leaping()
  await Promise.all([turn('ten', 10), turn('ten', 10), turn('ten', 10)])
  assert.deepEqual(starts, [0, 125, 250])
  await turn('five', 5)
  assert.equal(starts.at(-1), 250)
})

const at = (ms: number) => new Date(ms).toUTCString()
const start = now

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
  const moved = (ms: number, before = 0) =>
    clock.learnFromControl(
      { now: new Date(start + ms).toISOString(), offset_seconds: ms / 1000 },
      start - before,
      start,
    )
  clock.learn(at(start), start, start)
  moved(90_000_000, 4)
  clock.learn(at(start), start, start)
  clock.forget()
  assert.equal(clock.secondsNow(), (start + 90_000_000) / 1000)
  assert.ok((clock.reading()?.uncertaintyMs ?? 1000) < 5)
  moved(0)
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
