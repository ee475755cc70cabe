import { EventEmitter } from 'node:events'
import { type Slot, onlySlot } from '../run/slot.ts'
import { asRun, type Run } from '../run/run.ts'
import { type Check, scenarioOf } from './read-checks.ts'
import { stepLibrary } from './step-library.ts'

type RunnerOptions = ConstructorParameters<(typeof import('./runner.ts'))['TestCaseRunner']>[0]
/** No definition is proposed for an undefined step. */
const snippetBuilder = { buildMultiple: () => [] } as unknown as RunnerOptions['snippetBuilder']
const asked = { retries: 0, skip: false, filterStackTraces: true, worldParameters: {}, snippetBuilder }

type Assembled = Awaited<ReturnType<(typeof import('./runner.ts'))['assembleTestCases']>>
/** The steps of each check with their definitions. Cached, because a proof runs each check on many sandboxes. */
const assembled = new WeakMap<Check, Assembled>()

/**
 * Runs the scenarios of these checks in a slot, where others may run in parallel. The steps' hooks write the verdicts
 * to the run's journal. @throws Error SCENARIO_GONE for a check that was not read
 */
export async function evaluateChecks(run: Run, checks: readonly Check[], slot: Slot = onlySlot): Promise<void> {
  // The first request of a run does not need the runner.
  const { assembleTestCases, newId, TestCaseRunner } = await import('./runner.ts')
  const supportCodeLibrary = await stepLibrary()
  // The runner's own events are not used.
  const eventBroadcaster = new EventEmitter()
  for (const check of checks) {
    const scenario = [scenarioOf(check)]
    const [made] =
      assembled.get(check) ?? (await assembleTestCases('', eventBroadcaster, newId, scenario, supportCodeLibrary))
    assembled.set(check, [made!])
    const options = { ...made!, ...asked, eventBroadcaster, newId, supportCodeLibrary }
    await asRun(run, () => new TestCaseRunner(options).run(), slot)
  }
}

/** Runs an action and adds unhandled rejections to the faults. */
export async function notingRejections<T>(faults: string[], act: () => Promise<T>): Promise<T> {
  const note = (reason: unknown) => faults.push(`An unhandled promise was rejected: ${String(reason)}`)
  process.on('unhandledRejection', note)
  try {
    const done = await act()
    await new Promise((resolve) => setImmediate(resolve))
    return done
  } finally {
    process.off('unhandledRejection', note)
  }
}
