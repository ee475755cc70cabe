import type { InterfaceName } from '../../core/interface-name.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { FoundIn } from './found-in.ts'

/** The sandbox as it is. */
export interface BaselineTask {
  kind: 'baseline'
  /** Addresses to evaluate; everything when absent. */
  only?: string[]
  interfaces: InterfaceName[]
}

/** The sandbox taking other legal choices, several at once where they can. */
export interface VariantsTask extends Omit<BaselineTask, 'kind'> {
  kind: 'variants'
  ids: string[]
  /** Names of the only checks to run; all when absent. */
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

export interface RequirementResult {
  id: string
  interface: InterfaceName
  verdict: Verdict
  reason: string
}

/** What became of one interaction of a consumer. */
export interface ContractResult {
  verdict: Verdict
  reason: string
  /** Whether the consumer says that nobody need fulfil it yet, so that it is no false positive. */
  pending: boolean
}

/** What evaluating one sandbox gave. */
export interface TaskResult {
  task: Task
  /** Rows that may warn, because a variant takes another reading of what they only imply. */
  mayWarn?: readonly string[]
  /** Set when the sandbox did not start or the run broke off: nothing follows for the checks. */
  trouble?: string
  /** Each requirement that was evaluated, by its address. */
  requirements: Record<string, RequirementResult>
  checks: Record<string, Verdict>
  /** In each interface the checks that were broken there. */
  foundIn?: FoundIn
  /** Each interaction of Assay's own consumers that was verified, by its address; absent where none was. */
  contracts?: Record<string, ContractResult>
  durationMs: number
  /** How many requests were sent; absent where none could be. */
  requests?: number
}

/** A name for people: `fault lists-newest-first`. */
export function nameOf(task: Task): string {
  if (task.kind === 'fault') return `fault ${task.id}`
  const what = task.kind === 'baseline' ? 'the baseline' : `variant ${task.ids.join(' + ')}`
  return `${what} in ${task.interfaces.join(', ')}`
}

/** The result of a sandbox about which nothing is known. */
export function troubled(task: Task, trouble: string): TaskResult {
  return { task, trouble, requirements: {}, checks: {}, durationMs: 0 }
}
