import { availableParallelism } from 'node:os'
import { type Question, startEvaluator } from './evaluator.ts'
import type { Task, TaskResult } from './task.ts'

/**
 * How many sandboxes a process evaluates before a fresh one takes over, so that memory stays bounded. A start takes two seconds
 * of processor time, and the engine learns the code for ten more: a whole interface takes half as long again in the first
 * sandboxes as in later ones. What stays in memory grows by less than a megabyte for each.
 */
const tasksPerProcess = 400

/** A process takes as long to start as some sandboxes with few checks take: for fewer, no further one is started. */
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
  const waiting = [...tasks]
  const processes = processesFor(tasks.length, jobs)
  const evaluators = Array.from({ length: processes }, () => startEvaluator(features))
  const slot = async (number: number) => {
    const at = number % processes
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let evaluator = evaluators[at]
      if (!evaluator || evaluator.isLost() || evaluator.asked() >= tasksPerProcess) {
        evaluator?.end()
        evaluators[at] = evaluator = startEvaluator(features)
      }
      waiting.unshift(...done(await evaluator.evaluate({ task: next, ...given })))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, (_, number) => slot(number)))
  for (const evaluator of evaluators) evaluator.end()
}
