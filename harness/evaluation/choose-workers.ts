import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { unlessStopped } from '../../core/check-stopped.ts'
import type { WorkersChosen } from '../../core/workers-chosen.ts'
import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import { Scene } from '../actions/scene/scene.ts'
import type { InterfaceRun } from './interface-run.ts'

/** All workers share one process. With more of them, a slow machine would delay the answers. */
const mostPerProcessor = 4
/** A worker may hold an answer of 20 MB, whose text and parsed value take ten times its bytes. */
const heapBytesEach = 200_000_000

/** The number of measured answers. The fastest counts, because any of them may be late by chance. */
const mostAnswers = 3

/**
 * Chooses the number of workers. It measures the time of an answer over a kept connection. An interface without a plain
 * list is not measured: open finance, or a version without customers that stands alone.
 */
export async function chooseWorkers({ run, description }: InterfaceRun): Promise<WorkersChosen> {
  const { client, profile } = run
  const scene = new Scene(run, description, (draft) => client.send(draft))
  const plain = await unlessStopped(description.plainRead(scene, 'main'))
  const roundTripMs = plain ? await quickestMs(client, plain) : 0
  const machine = { processors: availableParallelism(), heapBytes: getHeapStatistics().heap_size_limit }
  const workers = workersFor(profile.pacing.concurrent_requests, machine)
  return { type: 'workers-chosen', at: new Date().toISOString(), workers, roundTripMs }
}

/** The time of the fastest answer; 0 where one did not come. */
async function quickestMs(client: Client, plain: Draft): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  for (let asked = 0; asked < mostAnswers; asked += 1) {
    const { answer, durationMs } = await client.send({ ...plain, name: 'ask how long an answer takes' })
    quickest = Math.min(quickest, answer ? Math.ceil(durationMs) : 0)
  }
  return quickest
}

/** The default number of workers. Checks wait for fetches and callbacks, so even a target without delay gets several. */
export function workersFor(
  concurrentRequests: number,
  { processors, heapBytes }: { processors: number; heapBytes: number },
): number {
  const most = Math.min(processors * mostPerProcessor, Math.floor(heapBytes / heapBytesEach))
  return Math.max(1, Math.min(concurrentRequests, most))
}
