import type { StartOptions } from '../../harness/evaluation/start-of.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { keyOfCheck } from '../../harness/run/shard.ts'

/** The checks that a recorded run decided, where those were not all: as the shard to evaluate again. */
export function decidedPart({ opened, checks, cutOff }: Recording): { shard?: StartOptions['shard'] } {
  const { part } = opened.asked
  if (!cutOff && part === undefined) return {}
  const took = new Set(checks.map(({ interface: name, check }) => keyOfCheck(name, check)))
  return { shard: { ...(part ?? { number: 1, of: 1 }), took } }
}
