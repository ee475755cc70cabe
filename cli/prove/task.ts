import type { Verdict } from '../../harness/run/verdict.ts'

/** One sandbox to judge: as it is, with one rule broken, or taking another legal choice. */
export type Task = { kind: 'baseline' } | { kind: 'mutant'; id: string } | { kind: 'variant'; id: string }

/** What judging one sandbox gave. */
export interface TaskResult {
  task: Task
  /** Set when the sandbox did not start or the run broke off: nothing follows for the checks. */
  trouble?: string
  /** Verdict and reason of each requirement that was judged, by id. */
  requirements: Record<string, { verdict: Verdict; reason: string }>
  /** Verdict of each check, by name. */
  checks: Record<string, Verdict>
  durationMs: number
}

/** A name for people: `mutant lists-newest-first`. */
export function nameOf(task: Task): string {
  return task.kind === 'baseline' ? 'the sandbox as it is' : `${task.kind} ${task.id}`
}
