import type { CheckDecided } from '../../core/journal-events.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { createClient } from '../../harness/client/client.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import { casesAt, mostCasesAt } from '../../harness/evaluation/depth.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { checksIn } from '../../harness/evaluation/plan.ts'
import { findersOf } from '../../harness/evaluation/power.ts'
import { wholeOf } from '../../harness/evaluation/whole-of.ts'
import { observedRules } from '../../harness/observers/all.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { keyOfCheck } from '../../harness/run/shard.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { openSandbox } from '../targets/open-target.ts'
import { addressesOf, seedOfProof, unmasked } from './evaluate-task.ts'
import type { Task, TaskResult } from './task.ts'

let chosen: ReadonlySet<string> | undefined

/** Does in the interfaces of a task what a smoke run of all does; on a fault until something notices it, first the checks that are known to. */
export async function evaluateAtSmoke(task: Task, shared: SandboxOptions, browsers?: Browsers): Promise<TaskResult> {
  const began = performance.now()
  const fault = task.kind === 'fault' ? knownFaults().find(({ id }) => id === task.id) : undefined
  const breaks = new Set(fault?.breaks)
  const result: TaskResult = { task, requirements: {}, checks: {}, durationMs: 0 }
  const target = await openSandbox({ ...shared, ...(fault && { patches: [fault.patch] }) })
  const { profile } = target
  const client = createClient({ profile, masker: unmasked })
  const cases = casesAt('smoke', profile.properties.cases)
  const own = (chosen ??= checksAtSmoke(profile, cases))
  // What observers decide, any exchange may show; anything else only a check of its own.
  const isObserved = !fault || fault.breaks.some((id) => observedRules().has(id))
  const finders = findersOf(fault?.id ?? '')
  try {
    await evaluateTarget({
      profile,
      client,
      interfaces: task.interfaces,
      describe: describeInterface,
      only: isObserved ? [] : addressesOf(task),
      seed: seedOfProof,
      cases,
      ...mostCasesAt({ depth: 'smoke', cases }),
      label: `prove${seedOfProof.toString(36)}`,
      embedded: true,
      keepGoing: true,
      shrinks: false,
      first: new Set(task.interfaces.flatMap((name) => finders.map((check) => keyOfCheck(name, check)))),
      cheapestFirst: true,
      ...(browsers && { browsers }),
      isWanted: ({ interface: name, check }, observed) =>
        own.has(keyOfCheck(name, check.name)) &&
        Object.keys(result.checks).length === 0 &&
        !observed.some((id) => breaks.has(id)),
      record: (event) => {
        if (event.type === 'check-decided' && notices(event, breaks)) result.checks[event.check] = event.verdict
      },
    })
    result.requests = client.stats().requests
  } catch (error) {
    result.trouble = error instanceof Error ? error.message : String(error)
  } finally {
    await client.close()
    await target.close()
  }
  result.durationMs = Math.round(performance.now() - began)
  return result
}

function notices({ judgements }: CheckDecided, breaks: ReadonlySet<string>): boolean {
  return judgements.some(({ requirement, verdict }) => isBroken(verdict) && breaks.has(requirement))
}

/** What a smoke run of all interfaces does, by the keys that `keyOfCheck` gives. */
function checksAtSmoke(profile: Profile, cases: number): ReadonlySet<string> {
  const asked = { interfaces: interfaceNames(), only: [], describe: describeInterface, profile, cases }
  const plan = wholeOf({ ...asked, depth: 'smoke' })
  return new Set(checksIn(plan).map(({ interface: name, check }) => keyOfCheck(name, check.name)))
}
