import { availableParallelism } from 'node:os'
import { type Question, startEvaluator } from './evaluator.ts'
import type { Task, TaskResult } from './task.ts'

/**
 * A process takes as long to start as some sandboxes with few checks take: for fewer, no further one is started. The engine learns
 * the code for ten seconds more. What stays in memory of a sandbox is a tenth of a megabyte.
 */
const tasksWorthAProcess = 12

/** How many processes evaluate so many sandboxes, of which so many go on at once. */
export function processesFor(tasks: number, jobs: number): number {
  return Math.max(1, Math.min(availableParallelism(), jobs, Math.ceil(tasks / tasksWorthAProcess)))
}

/** What every process is given. */
interface Each extends Omit<Question, 'task'> {
  /** The folders of the user's own. */
  features: readonly string[]
}

/**
 * Evaluates every task, `jobs` at once, in one process for each core. Calls `done` as results come in; the tasks that it gives
 * are evaluated next.
 */
export async function evaluateAll(
  tasks: Task[],
  jobs: number,
  { features, ...given }: Each,
  done: (result: TaskResult) => Task[],
): Promise<void> {
  if (tasks.length === 0) return
  const waiting = [...tasks]
  const processes = processesFor(tasks.length, jobs)
  const evaluators = Array.from({ length: processes }, () => startEvaluator(features))
  const slot = async (number: number) => {
    const at = number % processes
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let evaluator = evaluators[at]
      if (!evaluator || evaluator.isLost()) evaluators[at] = evaluator = startEvaluator(features)
      waiting.unshift(...done(await evaluator.evaluate({ task: next, ...given })))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, (_, number) => slot(number)))
  for (const evaluator of evaluators) evaluator.end()
}
