import type { CheckDecided } from '../../core/journal-events.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import { casesAt, mostCasesAt } from '../../harness/evaluation/depth.ts'
import type { Parts } from '../../harness/evaluation/plan.ts'
import { findersOf } from '../../harness/evaluation/power.ts'
import { wholeOf } from '../../harness/evaluation/whole-of.ts'
import { observedRules } from '../../harness/observers/rules-observed.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { openSandbox } from '../targets/open-target.ts'
import { evaluateSandbox, keysOf } from './evaluate-task.ts'
import type { Task, TaskResult } from './task.ts'

let chosen: Promise<Parts> | undefined

/** Does a smoke run in a task's interfaces. A fault runs its known finders first and ends at the first check that finds it. */
export async function evaluateAtSmoke(task: Task, shared: SandboxOptions, browsers?: Browsers): Promise<TaskResult> {
  const fault = task.kind === 'fault' ? knownFaults().find(({ id }) => id === task.id) : undefined
  const breaks = new Set(fault?.breaks)
  // Any exchange can show an observer's rule; other rules need their own checks.
  const isObserved = !fault || fault.breaks.some((id) => observedRules().has(id))
  const checks: TaskResult['checks'] = {}
  const parts = await (chosen ??= partsOfAll(shared))
  const result = await evaluateSandbox(task, shared, (profile) => {
    const cases = casesAt('smoke', profile.properties.cases)
    return {
      ...(isObserved && { only: [] }),
      parts,
      cases,
      ...mostCasesAt({ depth: 'smoke', cases }),
      first: keysOf(task, findersOf(fault?.id ?? '')),
      cheapestFirst: true,
      ...(browsers && { browsers }),
      isWanted: (_one, observed) => Object.keys(checks).length === 0 && !observed.some((id) => breaks.has(id)),
      see: (event) => {
        if (notices(event, breaks)) checks[event.check] = event.verdict
      },
    }
  })
  return { ...result, checks }
}

function notices({ judgements }: CheckDecided, breaks: ReadonlySet<string>): boolean {
  return judgements.some(({ requirement, verdict }) => isBroken(verdict) && breaks.has(requirement))
}

/** The checks of a smoke run of all interfaces. */
async function partsOfAll(shared: SandboxOptions): Promise<Parts> {
  const { profile, close } = await openSandbox(shared)
  await close()
  const cases = casesAt('smoke', profile.properties.cases)
  const asked = { interfaces: interfaceNames(), only: [], describe: describeInterface, profile, cases }
  return wholeOf({ ...asked, depth: 'smoke' }).parts ?? new Map()
}
