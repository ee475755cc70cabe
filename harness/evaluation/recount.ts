import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import type { Requirement } from '../../core/requirement.ts'
import { because } from '../reasons/because.ts'
import { settleContracts } from '../verdicts/contracts.ts'
import { exitCodeOf } from '../verdicts/exit-code.ts'
import type { Settlement } from '../verdicts/settlement.ts'
import { conclude, type Decided } from './conclude.ts'

type Concluded = Pick<Settlement, 'exitCode' | 'conclusion'>

/** The conclusion from everything recorded of a run, and what it rests on beside the verdicts. */
export type Recounted = Concluded & Pick<Decided, 'basis'>

/** The conclusion of a journal. From a damaged or incomplete journal, or one whose exit code does not match its verdicts, only failures follow. */
export function recount(
  recorded: Decided,
  rows: readonly Requirement[],
  stated?: number,
  damage?: JournalDamage,
): Recounted {
  const resting = (basis: Decided['basis']) => ({ ...concluded({ ...recorded, basis }, rows), basis })
  const { basis } = recorded
  if (damage) return resting({ today: basis.today, doubt: because('journal-damaged', damage) })
  const recordedBasis = resting(basis)
  if (stated === undefined || stated === recordedBasis.exitCode) return recordedBasis
  return resting({ ...basis, doubt: because('journal-contradicts') })
}

function concluded(recorded: Decided, rows: readonly Requirement[]): Concluded {
  const { started, contracts, basis } = recorded
  if (started.planned.length === 0 && contracts.length > 0) return needsAlone(contracts, basis.doubt)
  const { exitCode, conclusion } = conclude(recorded, rows)
  return { exitCode, conclusion }
}

/** The conclusion of a verification without a run. */
function needsAlone(contracts: readonly ContractDecided[], doubt: Reason | undefined): Concluded {
  const verified = settleContracts(contracts)
  if (doubt === undefined) return verified
  const failed = verified.exitCode === 1
  const parts = [verified.conclusion, because('rest-unknown', { doubt })]
  return {
    exitCode: exitCodeOf({ failed, open: true }),
    conclusion: failed ? because('all-of', { parts }) : because('no-conclusion', { doubt }),
  }
}
