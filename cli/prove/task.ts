import type { InterfaceName } from '../../core/interfaces.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Settled } from '../../harness/verdicts/settled.ts'
import type { FoundIn } from './found-in.ts'

/** The unchanged sandbox. */
export interface BaselineTask {
  kind: 'baseline'
  /** Addresses to evaluate; everything when absent. */
  only?: string[]
  interfaces: InterfaceName[]
}

/** The sandbox with other legal choices, combined where possible. */
export interface VariantsTask extends Omit<BaselineTask, 'kind'> {
  kind: 'variants'
  ids: string[]
  /** Names of the checks to run; all when absent. */
  checks?: string[]
}

/** The sandbox with one rule broken. */
export interface FaultTask {
  kind: 'fault'
  id: string
  interfaces: InterfaceName[]
}

/** One sandbox to evaluate, in some interfaces. */
export type Task = BaselineTask | FaultTask | VariantsTask

export type RequirementResult = Pick<Settled, 'id' | 'interface' | 'verdict' | 'reason'>

/** The result of one sandbox. */
export interface TaskResult {
  task: Task
  /** Rows that may warn, because a variant reads their implied rule differently. */
  mayWarn?: readonly string[]
  /** Set when the sandbox did not start or the run was interrupted: the checks then have no result. */
  error?: string
  /** Each evaluated requirement by address. */
  requirements: Record<string, RequirementResult>
  checks: Record<string, Verdict>
  /** The failed checks by interface. */
  foundIn?: FoundIn
  /** Each verified interaction of Assay's own consumers by address; absent without one. A pending one is no false positive. */
  contracts?: Record<string, Pick<ContractDecided, 'verdict' | 'reason' | 'pending'>>
  durationMs: number
  /** The number of sent requests; absent without a target. */
  requests?: number
}

/** A name for people: `fault lists-newest-first`. */
export function nameOf(task: Task): string {
  if (task.kind === 'fault') return `fault ${task.id}`
  const what = task.kind === 'baseline' ? 'the baseline' : `variant ${task.ids.join(' + ')}`
  return `${what} in ${task.interfaces.join(', ')}`
}

/** The result of a sandbox that could not be evaluated. */
export function withError(task: Task, error: string): TaskResult {
  return { task, error, requirements: {}, checks: {}, durationMs: 0 }
}
