import { join } from 'node:path'
import { openSandbox } from '../../cli/targets/open-target.ts'
import { createClient } from '../../harness/client/client.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { secretsOf } from '../../harness/profile/secrets-of.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { openJournal } from '../../harness/run/journal.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { receivedDuring } from './received.ts'
import { replay } from './replay.ts'

interface Spent {
  ms: number
  processorMs: number
}

/** A run of an interface and the bare replay of its requests. */
export interface Round {
  run: Spent
  replay: Spent
  requests: number
  /** The number of requests to the sandbox, browsers' included. */
  received: number
  /** How many replayed requests got the same status as in the run. */
  alike: number
  checks: CheckDecided[]
}

/** Rounds of one interface, after one to warm up. */
export async function roundsOf(
  name: InterfaceName,
  rounds: number,
  { folder, seed, shared }: { folder: string; seed: number; shared: SandboxOptions },
): Promise<Round[]> {
  const measured: Round[] = []
  for (let number = 0; number <= rounds; number += 1)
    measured.push(await round(name, join(folder, 'journal.ndjson'), { ...shared, seed }))
  return measured.slice(1)
}

/** A run on a sandbox, then its requests alone, one by one, to a sandbox with the same seed. */
async function round(name: InterfaceName, file: string, options: SandboxOptions & { seed: number }): Promise<Round> {
  const checks: CheckDecided[] = []
  const target = await openSandbox(options)
  const { profile } = target
  const masker = createMasker(secretsOf(profile))
  const client = createClient({ profile, masker })
  const journal = openJournal(file, masker)
  const [run, received] = await spent(() =>
    receivedDuring(() =>
      evaluateTarget({
        profile,
        client,
        interfaces: [name],
        describe: describeInterface,
        only: [],
        seed: options.seed,
        cases: profile.properties.cases,
        label: 'bench',
        embedded: true,
        record: (event) => {
          journal.write(event)
          if (event.type === 'check-decided') checks.push(event)
        },
      }),
    ),
  )
  await client.close()
  journal.close()
  await target.close()
  const port = Number(new URL(profile.target.base_url).port)
  const again = await openSandbox({ ...options, port })
  const [barely, alike] = await spent(() => replay(received, profile, again.profile))
  await again.close()
  return { run, replay: barely, requests: client.stats().requests, received: received.length, alike, checks }
}

async function spent<Result>(work: () => Promise<Result>): Promise<[Spent, Result]> {
  const began = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [{ ms: performance.now() - began, processorMs: (user + system) / 1000 }, result]
}

/** The median; 0 for no values. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The time of a run relative to its requests alone, by the clock or in processor time. */
export function ratio(rounds: Round[], of: (spent: Spent) => number): string {
  return spread(rounds.map(({ run, replay: barely }) => of(run) / of(barely)))
}

/** The median, the least and the most of some ratios. */
export function spread(ratios: number[]): string {
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2))
  return `${middle} times (${least} to ${most})`
}
