import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { settleContracts } from './contracts.ts'
import { type ExitCode, exitCodeOf } from './exit-code.ts'
import { settle, type RunEnd } from './settlement.ts'

/** What is there of a run that ended, and what its end says of it. */
export interface Recorded extends Pick<
  RunEnd,
  'requirements' | 'knownFailures' | 'today' | 'failOn' | 'minJudged' | 'baseline' | 'shard'
> {
  contracts: readonly ContractDecided[]
  /** The exit code that the end of the run states. */
  stated: 0 | 1 | 2 | 3
  damage?: JournalDamage | undefined
}

/** Exit code and conclusion of a run, counted anew; undefined where what is there is whole and what it states may stand. */
export function recount(recorded: Recorded): { exitCode: ExitCode; conclusion: Reason } | undefined {
  const { stated, damage } = recorded
  if (damage) return settled(recorded, doubtOfDamage(damage))
  const contradicts = stated === 0 && settled(recorded, undefined).exitCode !== 0
  return contradicts ? settled(recorded, because('journal-contradicts')) : undefined
}

/** Why nothing follows from a journal that is not whole. */
export function doubtOfDamage({ withoutDigests, ...lines }: JournalDamage): Reason {
  return withoutDigests ? because('journal-without-digests') : because('journal-damaged', lines)
}

function settled(
  { requirements, knownFailures, today, contracts, failOn, minJudged, baseline, shard }: Recorded,
  doubt: Reason | undefined,
): { exitCode: ExitCode; conclusion: Reason } {
  if (requirements.length > 0 || contracts.length === 0) {
    const asked = { knownFailures, today, failOn, minJudged, baseline, shard }
    return settle({ ...asked, requirements, faults: [], doubt, contracts })
  }
  const verified = settleContracts(contracts)
  if (doubt === undefined) return verified
  const failed = verified.exitCode === 1
  const parts = [verified.conclusion, because('rest-unknown', { doubt })]
  return {
    exitCode: exitCodeOf({ failed, open: true }),
    conclusion: failed ? because('all-of', { parts }) : because('no-conclusion', { doubt }),
  }
}
