import { runStarted } from '../run/run-started.ts'
import { withRateLimitsOff } from '../actions/start/rate-limits-off.ts'
import { type Entry, plannedContract } from './decide-interaction.ts'
import { type ContractsShared, runsForContracts } from './runs-for-contracts.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { type ContractSettlement, settleContracts } from '../verdicts/contracts.ts'
import { type ContractsOptions, verifyContracts } from './verify-contracts.ts'

/** A verification of pacts without requirements. */
export interface VerifyOptions extends ContractsShared, Pick<ContractsOptions, 'addSecrets' | 'onLine'> {
  entries: readonly Entry[]
  embedded: boolean
  /** The profile's path as given. */
  profileFile?: string
}

/** Verifies pacts against a target and returns the settlement. Every event goes to `record`. */
export async function verifyTarget(options: VerifyOptions): Promise<ContractSettlement> {
  const began = performance.now()
  const { entries, client, describe, record, addSecrets = false, onLine } = options
  const interfaces = [...new Set(entries.flatMap((entry) => entry.interface ?? []))]
  record(runStarted({ ...options, interfaces, contracts: entries.map(plannedContract) }))
  const decided = await withRateLimitsOff({ ...options, interfaces }, () =>
    verifyContracts({
      entries,
      runOf: runsForContracts(options),
      client,
      describe,
      record,
      addSecrets,
      onLine,
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
    sentence: wordsOf(settlement.conclusion),
  })
  return settlement
}
