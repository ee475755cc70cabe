import { liesBeneath } from '../../core/address.ts'
import type { Outcomes } from '../../core/outcomes.ts'
import type { Verdict } from '../../core/verdict.ts'
import { kindOfChange } from './kind-of-change.ts'

/** A requirement, or a need of a consumer by its name, whose verdict is another one than before. */
export interface Change {
  address: string
  /** Absent where the earlier run did not have it. */
  before?: Verdict
  /** Absent where the later run does not have it. */
  now?: Verdict
}

/** How a run differs from an earlier one. Each list is in the order of the runs. */
export interface Comparison {
  /** Failed now and not before, whether or not it was evaluated before. */
  newFailures: Change[]
  /** Failed before, evaluated now and not failed. */
  fixed: Change[]
  /** Evaluated before, and now untested or inconclusive. */
  noLongerEvaluated: Change[]
  /** Not known to the earlier run, which covered their address: new in the catalogue. Failures are in `newFailures` too. */
  added: Change[]
  /** Not known to the later run, which covered their address: no longer in the catalogue. */
  removed: Change[]
}

/**
 * How a run differs from an earlier one. A requirement that one of them left out by --interface or --only is not compared,
 * but a failure that the earlier run did not show is new all the same.
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

/** Whether a run set out to evaluate whatever has this address. */
export function had({ interfaces, only }: Pick<Outcomes, 'interfaces' | 'only'>, address: string): boolean {
  if (!interfaces.some((name) => liesBeneath(address, name))) return false
  return only.length === 0 || only.some((one) => liesBeneath(address, one))
}
