import type { Reason } from '../../core/reason.ts'
import { patience, preflight, whatWasSeen } from '../actions/start/preflight.ts'
import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { doubtOf } from '../verdicts/doubt.ts'
import type { InterfaceRun } from './interface-run.ts'

interface Asked {
  client: Client
  keepGoing?: boolean
}

/** Sends the plainest requests of every interface. */
export async function startAsking(asked: readonly InterfaceRun[], { client, keepGoing }: Asked): Promise<void> {
  if (!keepGoing) client.hurry(patience(client))
  try {
    await Promise.all(asked.map(({ run, description }) => preflight(run, description)))
  } finally {
    client.hurry(undefined)
  }
}

/**
 * Leaves out the interfaces that accepted nothing, so that the others continue. Where the run continues in any case,
 * leaves out only those that answered nothing. Returns a reason for each.
 */
export function leave(asked: readonly InterfaceRun[], { client, keepGoing }: Asked): Reason[] {
  return asked.flatMap((one) => {
    const doubt = keepGoing && one.run.seen.answered > 0 ? undefined : doubtOf(whatWasSeen(one.run.seen, client))
    if (doubt === undefined) return []
    one.left = because('interface-left', { name: one.name, doubt })
    return [one.left]
  })
}
