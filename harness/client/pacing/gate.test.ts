import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGate, type GateLimits, type GateTime } from './gate.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A clock that moves only by hand. A timer may fire a little late, as real ones do. */
function handTime(lateMs = 0) {
  let now = 0
  const timers = new Set<{ at: number; call: () => void }>()
  const time: GateTime = {
    nowMs: () => now,
    after(ms, call) {
      const timer = { at: now + ms + lateMs, call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  async function moveTo(ms: number) {
    for (;;) {
      await settle()
      const [next] = [...timers].filter(({ at }) => at <= ms).toSorted((one, other) => one.at - other.at)
      if (!next) break
      timers.delete(next)
      now = next.at
      next.call()
    }
    now = ms
    await settle()
  }
  return { time, moveTo, timers }
}

const open: GateLimits = { requestsPerSecond: null, concurrentRequests: 100, requests: 1000, seconds: 1000 }

/** A gate with these limits on a clock that moves by hand, and when each request that entered went through. */
function gateWith(limits: Partial<GateLimits> = {}, lateMs = 0) {
  const { time, moveTo, timers } = handTime(lateMs)
  const gate = createGate({ ...open, ...limits }, time)
  const starts: number[] = []
  const enter = (count: number, then = () => undefined as void) => {
    for (let number = 0; number < count; number += 1)
      void gate.enter().then(() => {
        starts.push(time.nowMs())
        then()
      })
  }
  return { gate, enter, starts, moveTo, timers }
}

test('Starts are spaced so that no second holds more than the pace', async () => {
  const { gate, enter, starts, moveTo } = gateWith({ requestsPerSecond: 5 }, 3)
  enter(30, () => gate.leave())
  await moveTo(10_000)
  assert.equal(starts.length, 30)
  for (const start of starts) {
    const within = starts.filter((other) => other >= start && other < start + 1000).length
    assert.ok(within <= 5, `${within} starts in the second from ${start}`)
  }
  assert.ok((starts.at(-1) ?? 0) <= 29 * 203)
})

test('An idle time saves up no burst', async () => {
  const { enter, starts, moveTo } = gateWith({ requestsPerSecond: 10 })
  enter(1)
  await moveTo(60_000)
  enter(3)
  await moveTo(61_000)
  assert.deepEqual(starts, [0, 60_000, 60_100, 60_200])
})

test('No more than the concurrent requests are under way, and turns come in order', async () => {
  const { gate, moveTo } = gateWith({ concurrentRequests: 2 })
  const through: number[] = []
  for (const number of [1, 2, 3, 4]) void gate.enter().then(() => through.push(number))
  await moveTo(0)
  assert.deepEqual(through, [1, 2])
  gate.leave()
  await moveTo(0)
  assert.deepEqual(through, [1, 2, 3])
})

test('A spent number of requests refuses all that follow', async () => {
  const { gate } = gateWith({ requests: 2 })
  assert.deepEqual([await gate.enter(), await gate.enter()], [undefined, undefined])
  const refused = await gate.enter()
  assert.equal(refused?.code, 'BUDGET_SPENT')
  assert.match(refused.message, /2 requests.*budget\.requests/)
})

test('Spent time refuses, counted from the first request, and no request waits for a turn beyond it', async () => {
  const { gate, moveTo, timers } = gateWith({ seconds: 10 })
  await moveTo(100_000)
  assert.equal(await gate.enter(), undefined)
  await moveTo(109_999)
  assert.equal(await gate.enter(), undefined)
  gate.pause(5000)
  assert.match((await gate.enter())?.message ?? '', /10 s .*budget\.seconds/)
  assert.equal(timers.size, 0)
})

test('A pause holds every request, the longest counts, and no timer runs when no request waits', async () => {
  const { gate, enter, starts, moveTo, timers } = gateWith()
  gate.pause(3000)
  gate.pause(1000)
  assert.equal(timers.size, 0)
  enter(1)
  await moveTo(2999)
  assert.deepEqual(starts, [])
  await moveTo(5000)
  assert.deepEqual([starts, timers.size], [[3000], 0])
})

test('What passes beside the gate waits for nothing and counts against the budget', async () => {
  const { gate } = gateWith({ concurrentRequests: 1, requestsPerSecond: 1, requests: 3 })
  await gate.enter()
  assert.deepEqual([gate.pass(), gate.pass()], [undefined, undefined])
  assert.match(gate.pass()?.message ?? '', /budget\.requests/)
})

test('A gate that is stopped refuses everybody who waits, also during a pause that the target asked for', async () => {
  const { gate } = gateWith()
  gate.pause(300_000)
  const waiting = [gate.enter(), gate.enter()]
  gate.stop({ code: 'RUN_INTERRUPTED', message: 'the run was interrupted' })
  for (const refused of [...(await Promise.all(waiting)), await gate.enter(), gate.pass()])
    assert.equal(refused?.code, 'RUN_INTERRUPTED')
})

test('What is left of the time counts from the first request, and ends with it or with the gate', async () => {
  const { gate, moveTo } = gateWith({ seconds: 10 })
  await moveTo(5000)
  assert.equal(gate.leftMs(), Number.POSITIVE_INFINITY)
  await gate.enter()
  await moveTo(8000)
  assert.deepEqual([gate.leftMs(), gate.closed()], [7000, undefined])
  await moveTo(16_000)
  assert.deepEqual([gate.leftMs(), gate.closed()?.code], [-1000, 'BUDGET_SPENT'])
  const { gate: stopped } = gateWith()
  stopped.stop({ code: 'RUN_INTERRUPTED', message: 'stopped' })
  assert.deepEqual([stopped.leftMs(), stopped.closed()?.code], [0, 'RUN_INTERRUPTED'])
})
