import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSlots } from './slots.ts'

/** A clock in which every wait ends immediately, at its planned time. */
function leapingTime() {
  let now = 0
  return {
    nowMs: () => now,
    after(ms: number, call: () => void) {
      const at = now + ms
      setImmediate(() => {
        now = Math.max(now, at)
        call()
      })
      return () => undefined
    },
  }
}

test('No second holds more requests of a slot than its limit', async () => {
  const time = leapingTime()
  const slots = createSlots(time)
  const starts: number[] = []
  for (let number = 0; number < 20; number += 1) {
    await slots.turn({ slot: 'five', perSecond: 5 })
    starts.push(time.nowMs())
  }
  for (const start of starts) assert.ok(starts.filter((other) => other >= start && other < start + 1000).length <= 5)
  assert.ok((starts.at(-1) ?? 0) < 5000, `${starts.at(-1)} ms for 20 requests`)
})

test('Turns that are asked for at the same time are spaced too', async () => {
  const time = leapingTime()
  const slots = createSlots(time)
  const starts: number[] = []
  const turn = async () => {
    await slots.turn({ slot: 'ten', perSecond: 10 })
    starts.push(time.nowMs())
  }
  await Promise.all([turn(), turn(), turn()])
  assert.deepEqual(starts, [0, 125, 250])
})

test('One slot does not hold up another', async () => {
  const time = leapingTime()
  const slots = createSlots(time)
  await slots.turn({ slot: 'five', perSecond: 5 })
  await slots.turn({ slot: 'ten', perSecond: 10 })
  assert.equal(time.nowMs(), 0)
})
