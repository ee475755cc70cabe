import type { Browsers } from '../../harness/hosted/browsers.ts'
import { screenOn } from '../asked/io.ts'
import { evaluateTask, evaluateSandbox, keysOf } from './evaluate-task.ts'
import type { Question } from './evaluator.ts'
import { type TaskResult, withError, type Task } from './task.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import { interfaceNames } from '../../core/interfaces.ts'
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

/** Evaluates a sandbox once the user's own is loaded. What goes wrong is the result's error. */
export async function answer(
  { task, shared, atSmoke, ...asked }: Question,
  browsers: Browsers,
  ownLoaded?: Promise<unknown>,
): Promise<TaskResult> {
  try {
    await ownLoaded
    return await (atSmoke
      ? evaluateAtSmoke(task, shared, browsers)
      : evaluateTask(task, shared, { browsers, ...asked }))
  } catch (error) {
    return withError(task, error instanceof Error ? error.message : String(error))
  }
}

/** Prints an error that comes after its run has ended. It affects no verdict, and must not end the next sandbox's run. */
export function sayLate(reason: unknown): void {
  const text = reason instanceof Error ? reason.stack : String(reason)
  screenOn(process.stderr).page(`HARNESS_FAULT after a run had ended: ${text}\n`)
}

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
