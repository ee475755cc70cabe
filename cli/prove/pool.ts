import { availableParallelism } from 'node:os'
import { type Question, startEvaluator, type Evaluator } from './evaluator.ts'
import type { Task, TaskResult } from './task.ts'
import { createBrowsers } from '../../harness/hosted/browsers.ts'

/**
 * A process takes as long to start as this many small sandboxes, so that fewer get no further process. Its engine needs
 * ten seconds more to optimise. A sandbox leaves a tenth of a megabyte in memory.
 */
const tasksWorthAProcess = 12

/** A log of a proof gets a line after so many results. */
export const everyResults = 50

/** The number of processes for this many sandboxes, of which `jobs` run concurrently. */
export function processesFor(tasks: number, jobs: number): number {
  return Math.max(1, Math.min(availableParallelism(), jobs, Math.ceil(tasks / tasksWorthAProcess)))
}

/** The input of every process. */
interface Each extends Omit<Question, 'task'> {
  /** The user's own folders. */
  features: readonly string[]
}

/**
 * Evaluates every task, `jobs` at a time, in one process per core. Few tasks need no process but this one, unless code of
 * the user's might end it. `done` gets each result and returns tasks to evaluate next.
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
  const isHere = tasks.length <= tasksWorthAProcess && features.length === 0
  const evaluators = isHere
    ? [await evaluatorHere()]
    : Array.from({ length: processes }, () => startEvaluator(features))
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

/** An evaluator in this process: another would take longer to start than a few sandboxes take. */
async function evaluatorHere(): Promise<Evaluator> {
  const { answer, sayLate } = await import('./answer.ts')
  const browsers = createBrowsers()
  process.on('unhandledRejection', sayLate)
  return {
    isLost: () => false,
    evaluate: (question) => answer(question, browsers),
    end() {
      process.off('unhandledRejection', sayLate)
      void browsers.close()
    },
  }
}
