import { type Envelope, TestStepResultStatus } from '@cucumber/messages'
import { runCucumber } from '@cucumber/cucumber/api'
import { codeFile } from '../../core/code-file.ts'
import { fileShownAs } from '../../core/content-roots.ts'
import { type Slot, onlySlot } from '../run/slot.ts'
import { asRun, type Run } from '../run/run.ts'
import { configuration, quietEnvironment, stepLibrary } from './step-library.ts'

const quietFormatter = codeFile('quiet-formatter', import.meta.url).href

/** How the features of one run went, as far as the runner itself knows. */
export interface FeatureOutcome {
  /** Scenarios that ended, however they ended. */
  finished: number
  /** Features that could not be read, hooks that failed: faults of the harness. */
  faults: string[]
}

/**
 * Runs the scenarios of the given features (`file` or `file:line` of one) that carry one of the requirement ids, as the
 * given run, in a slot where others go on beside them.
 * Verdicts go to the run's journal by the steps' hooks; the outcome holds what the runner itself saw.
 */
export async function evaluateFeatures(
  run: Run,
  features: string[],
  requirementIds: string[],
  slot: Slot = onlySlot,
): Promise<FeatureOutcome> {
  const outcome: FeatureOutcome = { finished: 0, faults: [] }
  if (features.length === 0) return outcome
  // One at a single place is checked where the rule over all places is, and wherever a tag names it.
  const tagged = new Set(requirementIds.flatMap((id) => [id, run.requirements.get(id)?.partOf?.id ?? id]))
  const tags = [...tagged].map((id) => `@${id}`).join(' or ')
  const runConfiguration = await configuration(features.map(fileShownAs), tags)
  const library = await stepLibrary()
  const formats = { stdout: quietFormatter, files: {}, publish: false as const, options: {} }
  const configured = { ...runConfiguration, formats, support: library }
  await asRun(run, () => runCucumber(configured, quietEnvironment(), (envelope) => observe(envelope, outcome)), slot)
  return outcome
}

/** Does something, and adds the rejections that nobody awaited meanwhile to the faults. */
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

function observe(envelope: Envelope, outcome: FeatureOutcome): void {
  if (envelope.parseError) outcome.faults.push(`A feature could not be read: ${envelope.parseError.message}`)
  if (envelope.testCaseFinished && !envelope.testCaseFinished.willBeRetried) outcome.finished += 1
  const hook = envelope.testRunHookFinished
  if (hook && hook.result.status === TestStepResultStatus.FAILED)
    outcome.faults.push(`A hook failed: ${hook.result.message}`)
}
