import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { unlessStopped } from '../../core/check-stopped.ts'
import type { WorkersChosen } from '../../core/workers-chosen.ts'
import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import { Scene } from '../actions/scene/scene.ts'
import type { InterfaceRun } from './interface-run.ts'

/** All go on in one process. With more, a slow machine would be what answers are waited for. */
const mostPerProcessor = 4
/** Each worker may hold an answer of 20 MB with its text and parsed value, which take ten times its bytes. */
const heapBytesEach = 200_000_000

/** The quickest of so many answers counts: one may be late for any reason. */
const mostAnswers = 3

/**
 * Chooses the number of workers, and asks a target once more, over a connection that is kept by now, how long an answer takes.
 * An interface without a plain list is not asked: open finance, or a version without customers that stands alone.
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

/** What the quickest of some answers took; 0 where one did not come. */
async function quickestMs(client: Client, plain: Draft): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  for (let asked = 0; asked < mostAnswers; asked += 1) {
    const { answer, durationMs } = await client.send({ ...plain, name: 'ask how long an answer takes' })
    quickest = Math.min(quickest, answer ? Math.ceil(durationMs) : 0)
  }
  return quickest
}

/**
 * How many checks go on at a time where nobody said so. They wait for fetches and callbacks, also at a target that answers at
 * once.
 */
export function workersFor(
  concurrentRequests: number,
  { processors, heapBytes }: { processors: number; heapBytes: number },
): number {
  const most = Math.min(processors * mostPerProcessor, Math.floor(heapBytes / heapBytesEach))
  return Math.max(1, Math.min(concurrentRequests, most))
}
