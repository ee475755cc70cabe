import type { Reason } from '../../core/reason.ts'
import { goesByCertificates } from '../../core/interfaces.ts'
import { patience, preflight, whatWasSeen } from '../actions/start/preflight.ts'
import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { doubtOf } from '../verdicts/doubt.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { FollowedClock } from '../client/pacing/target-clock.ts'
import { refusesClock } from '../client/clock-problem.ts'
import type { Run } from '../run/run.ts'
import { Scene, type InterfaceDescription } from '../actions/scene/scene.ts'
import { dayMs } from '../../core/calendar.ts'

interface Asked {
  client: Client
  keepGoing?: boolean
}

/** Sends the plainest requests of every interface, and finds the clock by which signatures count. */
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

/** How far apart clocks may be without a word: signatures are valid for minutes. */
const unnoticedMs = 300_000

/**
 * Finds out by which clock the target takes signatures, where its Date header is minutes or years from the time of this
 * machine: something on the way may have written that header. Gives what is to be said of the clock; undefined where
 * there is nothing to say.
 */
async function settleClock(run: Run, description: InterfaceDescription): Promise<Reason | undefined> {
  const { client, profile } = run
  const aheadMs = apartMs(client)
  if (Math.abs(aheadMs) <= unnoticedMs) return undefined
  const signer = profile.clients.find(({ private_key }) => private_key !== undefined)
  const settled = (followed: FollowedClock) => {
    client.followClock(followed)
    return because('clock-apart', { aheadMs, followed })
  }
  // Dates have a day of grace.
  if (!signer) return settled(Math.abs(aheadMs) < dayMs ? 'target' : 'unproven')
  const scene = new Scene(run, description, (draft) => client.send(draft))
  const plain = await description.plainRead(scene, signer.purpose)
  const isRefused = async () => {
    const { answer } = await client.send({ ...plain, name: 'ask by which clock signatures count', signing: 'signed' })
    return refusesClock(answer)
  }
  if (!(await isRefused())) return settled('target')
  client.followClock('own')
  return settled((await isRefused()) ? 'neither' : 'own')
}

/** How far the target's clock is ahead of this machine's, less what is uncertain of it. */
function apartMs(client: Client): number {
  const { offsetMs, uncertaintyMs } = client.clock() ?? { offsetMs: 0, uncertaintyMs: 0 }
  return Math.sign(offsetMs) * Math.max(0, Math.abs(offsetMs) - uncertaintyMs)
}
