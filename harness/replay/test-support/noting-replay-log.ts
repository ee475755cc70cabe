import { CheckStopped } from '../../../core/check-stopped.ts'
import type { ReadingKept } from '../../recording/recording-line.ts'
import type { ReplayLog } from '../replay-log.ts'

/** A replay log that records values as a recording does, without evidence. */
export function notingReplayLog(kept: ReadingKept[]): ReplayLog {
  return {
    plays: false,
    missed: () => [],
    restOn: () => undefined,
    reading(scope, kind, make) {
      const value = make()
      kept.push({ type: 'reading', scope, kind, value })
      return value
    },
    async outcome(scope, kind, make) {
      try {
        const value = await make()
        kept.push({ type: 'reading', scope, kind, value })
        return value
      } catch (error) {
        if (error instanceof CheckStopped) {
          const { finding, reason } = error
          kept.push({ type: 'reading', scope, kind, stopped: { finding, reason, evidence: [] } })
        }
        throw error
      }
    },
  }
}
