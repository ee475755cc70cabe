import type { JournalEvent } from '../../core/journal-events.ts'
import type { Client } from '../../harness/client/client.ts'
import { throughGateway } from './gateway/gateway.ts'
import type { Tally } from './live-proof.ts'
import { type Passing, passThrough } from './pass.ts'
import type { PlannedAlteration } from './plan.ts'

/** On so many requirements a fault is tried before it is on the others. */
const mostTriedFirst = 4

/**
 * Gives the target one fault, and gives how many of the requirements fail. Where nothing can be evaluated on the first few
 * checks, as when customers can no longer be made, the others are not tried.
 */
export async function tryOut(
  one: PlannedAlteration,
  left: readonly string[],
  { client, passing, tally }: { client: Client; passing: Passing; tally: Tally },
): Promise<number> {
  // Of the passes only what they make at the target belongs into the journal: it is the journal of the run before.
  const beside = { ...passing, record: (event: JournalEvent) => isOfLedger(event) && passing.record(event) }
  const tryOn = async (addresses: readonly string[]) => {
    const checks = new Set(addresses.flatMap((address) => one.checks.get(address) ?? []))
    const gateway = throughGateway(client, passing.profile, one.alteration.begin())
    const label = `${labelOf(passing)}x${client.stats().requests.toString(36)}`
    const pass = await passThrough(gateway, beside, { only: [...addresses], checks, label })
    return tally.take(one, new Map(pass.requirements.map(({ address, verdict }) => [address, verdict])))
  }
  const sample = left.length <= 2 * mostTriedFirst ? [] : spread(left, mostTriedFirst)
  const failed = sample.length > 0 ? await tryOn(sample) : 0
  const rest = left.filter((address) => !sample.includes(address))
  if (sample.length === 0 || tally.saidAnything(one, sample)) return failed + (await tryOn(rest))
  tally.skip(one, rest)
  return failed
}

/** So many of these, from the first to the last. */
function spread<T>(all: readonly T[], number: number): T[] {
  return Array.from({ length: number }, (_, at) => all[Math.floor((at * (all.length - 1)) / (number - 1))] as T)
}

/** The beginning of every name that the proof gives. */
export function labelOf({ seed }: Passing): string {
  return `live${seed.toString(36)}`
}

function isOfLedger({ type }: JournalEvent): boolean {
  return type === 'intended' || type === 'settled'
}
