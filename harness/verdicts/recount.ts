import type { Basis } from '../../core/basis.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { settleContracts } from './contracts.ts'
import { type ExitCode, exitCodeOf } from './exit-code.ts'
import { settle, type RunEnd } from './settlement.ts'

/** What is there of a run, whatever its end says. */
export interface Recorded extends Pick<
  RunEnd,
  'requirements' | 'knownFailures' | 'failOn' | 'minJudged' | 'baseline' | 'shard' | 'interrupted'
> {
  contracts: readonly ContractDecided[]
  basis: Basis & { today: string }
}

/** What a run comes to by all that is there of it, and on what that rests beside the verdicts. */
export interface Recounted {
  exitCode: ExitCode
  conclusion: Reason
  basis: Basis & { today: string }
}

/**
 * What a journal comes to. One that is not whole, or whose end states another exit code than what is in it, gives no
 * conclusion but of what failed.
 */
export function recount(recorded: Recorded, stated?: number, damage?: JournalDamage): Recounted {
  const { today } = recorded.basis
  if (damage) return concluded({ ...recorded, basis: { today, doubt: because('journal-damaged', damage) } })
  const own = concluded(recorded)
  if (stated === undefined || stated === own.exitCode) return own
  return concluded({ ...recorded, basis: { ...recorded.basis, doubt: because('journal-contradicts') } })
}

/** Exit code and conclusion of a run by its verdicts and what they rest on. */
export function concluded(recorded: Recorded): Recounted {
  const { requirements, contracts, basis } = recorded
  if (requirements.length === 0 && contracts.length > 0) return { ...needsAlone(contracts, basis.doubt), basis }
  const { exitCode, conclusion } = settle({ ...recorded, ...basis, faults: basis.faults ?? [] })
  return { exitCode, conclusion, basis }
}

/** What a verification comes to that was no run besides. */
function needsAlone(contracts: readonly ContractDecided[], doubt: Reason | undefined): Omit<Recounted, 'basis'> {
  const verified = settleContracts(contracts)
  if (doubt === undefined) return verified
  const failed = verified.exitCode === 1
  const parts = [verified.conclusion, because('rest-unknown', { doubt })]
  return {
    exitCode: exitCodeOf({ failed, open: true }),
    conclusion: failed ? because('all-of', { parts }) : because('no-conclusion', { doubt }),
  }
}
