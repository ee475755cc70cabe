import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { checkLeft } from './check-left.ts'
import { msAt, requestsOf } from './figures.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { Check } from './read-checks.ts'

/** What the budget of a run reaches for. */
export interface BudgetOfRun {
  /**
   * Does a check for which what is left suffices, by what it took at the sandbox. Any other one is untested for that where
   * the budget was asked for with the run, and else inconclusive: a limit of the profile is nothing that a run should reach.
   */
  within(of: { one: InterfaceRun; check: Check }, act: () => Promise<void>): Promise<void>
}

export function budgetOf({ client, isBudgetAsked = false }: { client: Client; isBudgetAsked?: boolean }): BudgetOfRun {
  /** Requests of those that go on. */
  let promised = 0
  return {
    async within({ one: { name, run, ids }, check }, act) {
      const { requests: sent, answerMs } = client.stats()
      const own = { interface: name, check }
      const requests = requestsOf(own, run.cases)
      const reaches =
        sent + promised + requests <= run.profile.budget.requests &&
        msAt(own, run.cases, answerMs / Math.max(1, sent)) <= client.leftMs()
      if (!reaches) {
        const left = checkLeft(check, { name, ids }, because('left-by-budget'))
        return run.record(isBudgetAsked ? { ...left, verdict: 'untested' } : left)
      }
      promised += requests
      await act().finally(() => {
        promised -= requests
      })
    },
  }
}
