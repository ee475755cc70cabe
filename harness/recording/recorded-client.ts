import type { Client } from '../client/client.ts'
import { reading, scopeNow } from '../replay/replay-log.ts'
import type { Recorder } from './recorder.ts'

/** A client that records its exchanges and its readings of the clock. */
export function recordedClient(client: Client, recorder: Recorder): Client {
  return {
    ...client,
    send: (draft) => recorder.exchange(scopeNow(), draft.name, () => client.send(draft)),
    sendPrepared: (prepared) => recorder.exchange(scopeNow(), prepared.name, () => client.sendPrepared(prepared)),
    secondsNow: () => reading('seconds', () => client.secondsNow()),
    clock: () => reading('clock', () => client.clock()),
  }
}
