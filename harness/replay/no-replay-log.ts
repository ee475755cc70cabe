import type { ReplayLog } from './replay-log.ts'

/** A replay log that notes nothing: what goes on has its scopes all the same. */
export const noReplayLog: ReplayLog = {
  plays: false,
  missed: () => [],
  restOn: () => undefined,
  reading: (_scope, _kind, make) => make(),
  outcome: (_scope, _kind, make) => make(),
}
