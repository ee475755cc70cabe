import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../reasons/because.ts'
import type { Run } from './run.ts'

/** Evaluations without further requests may continue for this part of the run's time after its end. */
const afterwards = 0.1

/** Why nothing more is decided, once the run's time has been over for too long; undefined before. */
export function timeOver({ client, profile }: Pick<Run, 'client' | 'profile'>): CheckStopped | undefined {
  const { seconds } = profile.budget
  if (client.leftMs() >= -seconds * 1000 * afterwards) return undefined
  return new CheckStopped('inconclusive', because('time-over', { seconds }))
}
