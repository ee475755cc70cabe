import type { JournalEvent } from '../run/journal-events.ts'
import { assayVersion } from '../run/version.ts'
import { withRateLimitsOff } from '../run/rate-limits-off.ts'
import type { RunShared } from '../run/run-of-interface.ts'
import type { Entry } from './decide-interaction.ts'
import { plannedContract } from './entries-of.ts'
import { runsForContracts } from './runs-for-contracts.ts'
import { type ContractSettlement, settleContracts } from './settle-contracts.ts'
import { type ContractsOptions, verifyContracts } from './verify-contracts.ts'

/** A verification of consumers' pacts alone, without any requirement. */
export interface VerifyOptions extends RunShared, Pick<ContractsOptions, 'onOutput' | 'program' | 'quietMs'> {
  entries: readonly Entry[]
  embedded: boolean
  /** The profile's path as the person gave it. */
  profileFile?: string
}

/** Verifies pacts against a target and gives the settlement; every event goes to `record`. */
export async function verifyTarget(options: VerifyOptions): Promise<ContractSettlement> {
  const began = performance.now()
  const { entries, client, record, onOutput, program, quietMs } = options
  const interfaces = [...new Set(entries.flatMap((entry) => entry.interface ?? []))]
  record(verificationStarted(options, interfaces))
  const decided = await withRateLimitsOff({ ...options, interfaces }, () =>
    verifyContracts({
      entries,
      runOf: runsForContracts(options),
      client,
      record,
      ...(onOutput && { onOutput }),
      ...(program !== undefined && { program }),
      ...(quietMs !== undefined && { quietMs }),
    }),
  )
  const settlement = settleContracts(decided)
  record({
    type: 'run-finished',
    at: new Date().toISOString(),
    durationMs: Math.round(performance.now() - began),
    requests: client.stats().requests,
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    exitCode: settlement.exitCode,
    sentence: settlement.sentence,
  })
  return settlement
}

function verificationStarted(options: VerifyOptions, interfaces: JournalEventInterfaces): JournalEvent {
  const { profile, entries } = options
  return {
    type: 'run-started',
    journal: 1,
    at: new Date().toISOString(),
    assay: assayVersion(),
    node: process.versions.node,
    seed: options.seed,
    fuzz: options.cases,
    target: { name: profile.target.name, base_url: profile.target.base_url, embedded: options.embedded },
    ...(options.profileFile !== undefined && { profile: options.profileFile }),
    interfaces,
    only: [],
    pacing: {
      requests_per_second: profile.pacing.requests_per_second,
      concurrent_requests: profile.pacing.concurrent_requests,
    },
    budget: profile.budget,
    planned: [],
    knownFailures: [],
    contracts: entries.map(plannedContract),
  }
}

type JournalEventInterfaces = Extract<JournalEvent, { type: 'run-started' }>['interfaces']
