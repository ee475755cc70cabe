import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { type Task, type TaskResult, withError } from './task.ts'

const workerFile = fileURLToPath(codeFile('worker', import.meta.url))

/** Megabytes for new objects of several sandboxes: short-lived ones are then collected without being moved. */
const roomForNew = '--max-semi-space-size=64'

/** A request to a process. */
export interface Question {
  task: Task
  shared: SandboxOptions
  /** How many checks run concurrently on the sandbox; one when absent. */
  workers?: number
  /** Whether a fault's checks end once all that it breaks is found; all run when absent. */
  untilShown?: boolean
  /** Whether to do what a smoke run does. */
  atSmoke?: boolean
}

/** A question or its answer, sent between processes. */
export type Numbered<T> = T & { number: number }

/** A process that evaluates several sandboxes concurrently. */
export interface Evaluator {
  /** The result of a sandbox. A process that ends or cannot be reached before its answers loses all its tasks. */
  evaluate(question: Question): Promise<TaskResult>
  isLost(): boolean
  /** Lets the process end after its answers. */
  end(): void
}

/** @param features the folders of the user's own */
export function startEvaluator(features: readonly string[]): Evaluator {
  const child = fork(workerFile, features, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, roomForNew],
  })
  const open = new Map<number, { task: Task; answered: (result: TaskResult) => void }>()
  let asked = 0
  let isEnding = false
  const endWhenIdle = () => {
    if (isEnding && open.size === 0 && child.connected) child.disconnect()
  }
  const answer = (number: number, result: TaskResult) => {
    open.get(number)?.answered(result)
    open.delete(number)
    endWhenIdle()
  }
  let isLost = false
  const lose = (why: unknown) => {
    isLost = true
    const error = `the process that evaluated it was lost: ${why instanceof Error ? why.message : String(why)}`
    for (const [number, { task }] of open) answer(number, withError(task, error))
  }
  child.on('exit', lose).on('error', lose)
  child.on('message', (message) => {
    const { number, result } = message as Numbered<{ result: TaskResult }>
    answer(number, result)
  })
  return {
    isLost: () => isLost,
    evaluate: (question) =>
      new Promise((answered) => {
        const number = (asked += 1)
        open.set(number, { task: question.task, answered })
        if (isLost) lose('it had ended')
        else child.send({ number, ...question }, (error) => error && lose(error))
      }),
    end() {
      isEnding = true
      endWhenIdle()
    },
  }
}
