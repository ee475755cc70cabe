import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FetchTimes } from './fetch-times.ts'

/** Waits for a fetch that takes so long, with answers that take 100 ms; gives when it was looked at. */
function looksAt(times: FetchTimes, tookMs: number): number[] {
  const looks: number[] = []
  for (let nowMs = 0; ; nowMs += times.pauseMs(nowMs) ?? nowMs * 0.4) {
    nowMs += 100
    looks.push(nowMs)
    if (nowMs < tookMs) continue
    times.note(nowMs, looks.at(-2) ?? 0)
    return looks
  }
}

test('nothing is known of the first fetch', () => {
  assert.equal(new FetchTimes().pauseMs(500), undefined)
})

test('one that took long before is looked at when it is likely to have ended', () => {
  const times = new FetchTimes()
  const first = looksAt(times, 4000)
  for (let fetch = 0; fetch < 10; fetch += 1) looksAt(times, 4000)
  const looks = looksAt(times, 4000)
  assert.ok(first.length >= 8, `${first.length} looks at the first`)
  assert.ok(looks.length <= 4, `${looks.join(', ')} ms`)
  assert.ok((looks.at(-1) ?? 0) < 4400, `${looks.join(', ')} ms`)
})

test('one that fails early is noticed early, and so is the next', () => {
  const times = new FetchTimes()
  for (let fetch = 0; fetch < 5; fetch += 1) looksAt(times, 4000)
  assert.ok((looksAt(times, 1000).at(-1) ?? 0) < 1500)
  assert.ok((looksAt(times, 1000).at(-1) ?? 0) < 1300)
  assert.ok(looksAt(times, 4000).length <= 5)
})

test('after a time of long queues, a quick one is soon noticed when it has ended', () => {
  const times = new FetchTimes()
  for (const queuedMs of [90_000, 60_000, 40_000]) times.note(queuedMs, queuedMs * 0.95)
  const noticedMs = [1, 2, 3].map(() => looksAt(times, 4000).at(-1) ?? 0)
  assert.ok(Math.max(...noticedMs) < 15_000, `${noticedMs.join(', ')} ms`)
  assert.ok((noticedMs.at(-1) ?? 0) < 7000, `${noticedMs.join(', ')} ms`)
})

test('one that takes longer than ever is looked at ever less often', () => {
  const times = new FetchTimes()
  times.note(1000, 900)
  assert.ok((times.pauseMs(1100) ?? 0) < 100)
  assert.ok((times.pauseMs(11_000) ?? 0) > 3000)
})

test('short fetches are not reckoned with', () => {
  const times = new FetchTimes()
  times.note(5, 2)
  assert.equal(times.pauseMs(3), undefined)
})
