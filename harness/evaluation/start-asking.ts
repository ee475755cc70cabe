import type { Reason } from '../../core/reason.ts'
import { goesByCertificates } from '../../core/interfaces.ts'
import { patience, preflight, whatWasSeen } from '../actions/start/preflight.ts'
import { settleClock } from '../actions/start/settle-clock.ts'
import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { doubtOf } from '../verdicts/doubt.ts'
import type { InterfaceRun } from './interface-run.ts'

interface Asked {
  client: Client
  keepGoing?: boolean
}

/** Asks the plainest things of every interface, and by which clock signatures count. */
export async function startAsking(
  asked: readonly InterfaceRun[],
  { client, keepGoing }: Asked,
): Promise<Reason | undefined> {
  if (!keepGoing) client.hurry(patience(client))
  try {
    await Promise.all(asked.map(({ run, description }) => preflight(run, description)))
    const accepting = asked.find(({ name, run }) => run.seen.accepted > 0 && !goesByCertificates(name))
    return accepting && (await settleClock(accepting.run, accepting.description))
  } finally {
    client.hurry(undefined)
  }
}

/**
 * Leaves the interfaces that accepted nothing, so that they end only themselves; where the run goes on in any case, those
 * that answered nothing. Gives what is to be said of each.
 */
export function leave(asked: readonly InterfaceRun[], { client, keepGoing }: Asked): Reason[] {
  return asked.flatMap((one) => {
    const doubt = keepGoing && one.run.seen.answered > 0 ? undefined : doubtOf(whatWasSeen(one.run.seen, client))
    if (doubt === undefined) return []
    one.left = because('interface-left', { name: one.name, doubt })
    return [one.left]
  })
}
