import { liesBeneath } from '../../core/address.ts'
import type { Outcomes } from '../../core/outcomes.ts'
import type { Verdict } from '../../core/verdict.ts'
import { kindOfChange } from './kind-of-change.ts'

/** A requirement, or a consumer's need by name, whose verdict has changed. */
export interface Change {
  address: string
  /** Absent where the earlier run did not include it. */
  before?: Verdict
  /** Absent where the later run does not include it. */
  now?: Verdict
}

/** The differences between two runs. Each list is in the order of the runs. */
export interface Comparison {
  /** Failed now but not before, even if it was not evaluated before. */
  newFailures: Change[]
  /** Failed before; evaluated now and not failed. */
  fixed: Change[]
  /** Evaluated before; untested or inconclusive now. */
  noLongerEvaluated: Change[]
  /** Unknown to the earlier run although it covered the address: new in the catalogue. Failures are also in `newFailures`. */
  added: Change[]
  /** Unknown to the later run although it covered the address: removed from the catalogue. */
  removed: Change[]
}

/**
 * The differences between two runs. A requirement outside the --interface or --only of one run is not compared, but a
 * failure that the earlier run did not show is always new.
 */
export function compareOutcomes(before: Outcomes, now: Outcomes): Comparison {
  const changes = Object.entries(now.verdicts).map(([address, verdict]): Change => ({
    address,
    ...verdictBefore(before, address),
    now: verdict,
  }))
  const gone = Object.entries(before.verdicts).filter(([address]) => !(address in now.verdicts) && had(now, address))
  const needs = now.brokenNeeds.filter((need) => !before.brokenNeeds.includes(need))
  const ofKind = (...kinds: string[]) => changes.filter((one) => kinds.includes(kindOfChange(one.before, one.now)))
  return {
    newFailures: [...ofKind('new'), ...needs.map((need): Change => ({ address: need, now: 'failed' }))],
    fixed: ofKind('fixed'),
    noLongerEvaluated: ofKind('newly untested', 'newly inconclusive'),
    added: changes.filter((one) => one.before === undefined && had(before, one.address)),
    removed: gone.map(([address, verdict]) => ({ address, before: verdict })),
  }
}

function verdictBefore({ verdicts }: Outcomes, address: string): Pick<Change, 'before'> {
  const before = Object.hasOwn(verdicts, address) ? verdicts[address] : undefined
  return before === undefined ? {} : { before }
}

/** Whether a run planned to evaluate this address. */
export function had({ interfaces, only }: Pick<Outcomes, 'interfaces' | 'only'>, address: string): boolean {
  if (!interfaces.some((name) => liesBeneath(address, name))) return false
  return only.length === 0 || only.some((one) => liesBeneath(address, one))
}
