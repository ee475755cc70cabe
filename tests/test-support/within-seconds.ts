import assert from 'node:assert/strict'
import { availableParallelism, loadavg } from 'node:os'

/** How long a measurement of the machine goes on. */
const measuredMs = 200

/**
 * Asserts that something took less than so many seconds, as they pass where others use the processors too: the limit
 * grows by as much as this thread has to wait for a processor right now, or as all had to in the last minute.
 */
export function assertWithinSeconds(took: number, limit: number): void {
  if (took < limit) return
  const stretched = limit * Math.max(contention(), crowd())
  assert.ok(
    took < stretched,
    `${took} s; expected less than ${limit} s, or ${stretched.toFixed(1)} s on this busy machine`,
  )
}

/** Seconds by the clock for each second of a processor that this thread gets: 1 on an idle machine. */
function contention(): number {
  const before = process.threadCpuUsage()
  const began = performance.now()
  while (performance.now() - began < measuredMs) Math.hypot(began)
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(1, ((performance.now() - began) * 1000) / (user + system))
}

/** Twice the number of processes for each processor in the last minute: who starts a process waits for that one too. */
function crowd(): number {
  return (2 * (loadavg()[0] ?? 0)) / availableParallelism()
}
