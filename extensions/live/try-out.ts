import type { JournalEvent } from '../../core/journal-events.ts'
import type { Client } from '../../harness/client/client.ts'
import { throughGateway } from './gateway/gateway.ts'
import { type Tally, type ShownLive, type Passing, passThrough, type PlannedAlteration } from './plan.ts'
import { liesBeneath } from '../../core/address.ts'
import { jsonIn } from '../../reports/runs/json-in.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'

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

/** What an earlier proof of the same server said of the requirements that passed. */
interface ShownBefore {
  shown: ShownLive[]
  /** The addresses of the others. */
  left: string[]
}

/**
 * Reads what `assay prove --recording` or `--live` wrote with `--json`, as far as it lies beneath these addresses, or all of
 * it.
 * @throws AskedWrongly SHOWN_UNREADABLE for anything else, SHOWN_ELSEWHERE where it is of another target, SHOWN_ALL where
 * nothing is left
 */
export function readShown(file: string, { target, only }: { target: string; only: readonly string[] }): ShownBefore {
  const { target: before, requirements } = proofIn(file)
  if (before !== target)
    throw new AskedWrongly(
      'SHOWN_ELSEWHERE',
      `${file} is of the target "${before}", and the profile describes "${target}". Give --shown a proof of the same target.`,
    )
  const asked = requirements.filter(
    ({ address }) => only.length === 0 || only.some((prefix) => liesBeneath(address, prefix)),
  )
  const shown = asked.filter(({ alteration }) => alteration !== undefined)
  const left = asked.filter(({ alteration }) => alteration === undefined).map(({ address }) => address)
  if (left.length > 0) return { shown, left }
  throw new AskedWrongly(
    'SHOWN_ALL',
    `${file} leaves nothing to show${only.length > 0 ? ' beneath these addresses' : ''}: every requirement in it was shown able to fail.`,
  )
}

function proofIn(file: string): { target: string; requirements: ShownLive[] } {
  const unreadable = (why: string, cause?: unknown) => {
    const message = `${file} ${why}. Give --shown the file that \`assay prove --recording\` or \`--live\` wrote with --json.`
    return new AskedWrongly('SHOWN_UNREADABLE', message, { cause })
  }
  const { target, requirements, ...formats } = (jsonIn(file, unreadable) ?? {}) as Record<string, unknown>
  const isProof = formats['recordedProof'] === 1 || formats['liveProof'] === 1
  if (!isProof || typeof target !== 'string' || !Array.isArray(requirements))
    throw unreadable('is no such proof of this version of Assay')
  return { target, requirements: requirements as ShownLive[] }
}
