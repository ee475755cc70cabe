import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { type Task, type TaskResult, troubled } from './task.ts'

const workerFile = fileURLToPath(codeFile('worker', import.meta.url))

/** Room for the new objects of several sandboxes, in megabytes: what is short-lived is gone before it is moved. */
const roomForNew = '--max-semi-space-size=64'

/** What a process is asked for. */
export interface Question {
  task: Task
  shared: SandboxOptions
  /** How many checks go on at a time on the sandbox; one when absent. */
  workers?: number
  /** Whether a fault's checks end once all that it breaks is shown; all are run when absent. */
  untilShown?: boolean
  /** Whether the sandbox is met as a smoke run meets it. */
  atSmoke?: boolean
}

/** A question, or the answer to it, as it passes between processes. */
export type Numbered<T> = T & { number: number }

/** A process that evaluates sandboxes, several of them side by side. */
export interface Evaluator {
  /** What came of one. A process that ended, or could not be reached, before it answered has lost all that it was asked. */
  evaluate(question: Question): Promise<TaskResult>
  isLost(): boolean
  /** Lets the process end once it has answered. */
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
    const trouble = `the process that evaluated it was lost: ${why instanceof Error ? why.message : String(why)}`
    for (const [number, { task }] of open) answer(number, troubled(task, trouble))
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
