import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import type { Run } from './run.ts'

/** What needs no further request may go on for this part of the time of a run after its end. */
const afterwards = 0.1
const leastMs = 1000

/** Why nothing more is decided, once the time of a run has been over for so long that its end would not be near; undefined before. */
export function timeOver({ client, profile }: Pick<Run, 'client' | 'profile'>): CheckStopped | undefined {
  const { seconds } = profile.budget
  if (client.leftMs() >= -Math.max(leastMs, seconds * 1000 * afterwards)) return undefined
  return new CheckStopped('inconclusive', because('time-over', { seconds }))
}
