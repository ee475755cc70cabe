import { settleContracts } from '../contracts/settle-contracts.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Settlement } from '../run/settle.ts'

/**
 * A settlement of requirements with that of the contracts verified beside them. A broken need fails the run as a failed
 * requirement does; contracts that could not be tested take nothing from it.
 */
export function withContracts(settlement: Settlement, contracts: readonly ContractDecided[]): Settlement {
  if (contracts.length === 0) return settlement
  const { counts, exitCode, sentence } = settleContracts(contracts)
  if (counts.untested === contracts.length) return { ...settlement, contracts }
  const codes = [settlement.exitCode, exitCode]
  const worst = ([1, 2, 0] as const).find((code) => codes.includes(code)) ?? 2
  return { ...settlement, contracts, exitCode: worst, sentence: `${settlement.sentence} ${sentence}` }
}
