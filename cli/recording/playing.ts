import type { Profile } from '../../harness/profile/profile.ts'
import { playedClient } from '../../harness/recording/played-client.ts'
import { createPlayer } from '../../harness/recording/player.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { shelfOf } from '../../harness/recording/shelf.ts'
import type { CheckKept, ContractKept } from '../../harness/recording/recording-line.ts'
import { checkKept, contractKept, type RunRecording } from './run-recording.ts'

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
