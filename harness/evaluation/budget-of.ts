import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { checkLeft } from './check-left.ts'
import { msAt, requestsOf } from './figures.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { Check } from './read-checks.ts'

/** Decides which checks fit into a run's budget. */
export interface BudgetOfRun {
  /**
   * Runs a check if the rest of the budget suffices for its usual requests and time. Otherwise the check is
   * untested where the user asked for the budget, and inconclusive where only the profile sets it.
   */
  within(of: { one: InterfaceRun; check: Check }, act: () => Promise<void>): Promise<void>
}

export function budgetOf({ client, isBudgetAsked = false }: { client: Client; isBudgetAsked?: boolean }): BudgetOfRun {
  /** Requests that running checks will still need. */
  let promised = 0
  return {
    async within({ one: { name, run, ids }, check }, act) {
      const { requests: sent, answerMs } = client.stats()
      const checkIn = { interface: name, check }
      const requests = requestsOf(checkIn, run.cases)
      const reaches =
        sent + promised + requests <= run.profile.budget.requests &&
        msAt(checkIn, run.cases, answerMs / Math.max(1, sent)) <= client.leftMs()
      if (!reaches) {
        const notRun = checkLeft(check, { name, ids }, because('left-by-budget'))
        return run.record(isBudgetAsked ? { ...notRun, verdict: 'untested' } : notRun)
      }
      promised += requests
      await act().finally(() => {
        promised -= requests
      })
    },
  }
}
