import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import type { StartOptions } from '../../harness/evaluation/start-of.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { keyOfCheck } from '../../harness/run/shard.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { noBrowsers } from '../../harness/hosted/browsers.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { playedClient } from '../../harness/recording/played-client.ts'
import { createPlayer } from '../../harness/recording/player.ts'
import { shelfOf } from '../../harness/recording/shelf.ts'
import type { CheckKept, ContractKept } from '../../harness/recording/recording-line.ts'
import { checkKept, contractKept, type RunRecording } from './run-recording.ts'

type Evaluation = Parameters<typeof evaluateTarget>[0]

/** Runs a recorded run's checks again, all or below some addresses. Pages are read from the recording. */
export function evaluateRecording(
  recording: Recording,
  { only, ...options }: { only: string[] } & Pick<Evaluation, 'profile' | 'client' | 'record' | 'contracts'>,
) {
  return evaluateTarget({
    ...recording.opened.asked,
    ...(only.length > 0 && { only }),
    describe: describeInterface,
    browsers: noBrowsers,
    workers: 1,
    ...options,
    ...decidedPart(recording),
  })
}

/** The decided checks of a partial run, as the shard to evaluate again. */
function decidedPart({ opened, checks, cutOff }: Recording): { shard?: StartOptions['shard'] } {
  const { part } = opened.asked
  if (!cutOff && part === undefined) return {}
  const took = new Set(checks.map(({ interface: name, check }) => keyOfCheck(name, check)))
  return { shard: { ...(part ?? { number: 1, of: 1 }), took } }
}

/** Plays a recording to a run, and collects the results in `checks` and `contracts`. */
export function playing(
  recording: Recording,
  profile: Profile,
  checks: CheckKept[],
  contracts: ContractKept[] = [],
): RunRecording {
  const player = createPlayer(shelfOf(recording))
  const { at } = recording.opened
  return {
    replayLog: player.replayLog,
    begin: () => undefined,
    clientOf: (client) => playedClient(client, { profile, player, at }),
    see(event) {
      if (event.type === 'check-decided') checks.push(checkKept(event))
      if (event.type === 'contract-decided') contracts.push(contractKept(event))
    },
    finish: () => undefined,
    close: async () => undefined,
  }
}
