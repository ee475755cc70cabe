import type { ReplayLog } from './replay-log.ts'

/** A replay log that records nothing. Scopes exist all the same. */
export const noReplayLog: ReplayLog = {
  plays: false,
  missed: () => [],
  restOn: () => undefined,
  reading: (_scope, _kind, make) => make(),
  outcome: (_scope, _kind, make) => make(),
}
