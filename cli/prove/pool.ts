import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { troubled, type Task, type TaskResult } from './task.ts'

const workerFile = fileURLToPath(codeFile('worker', import.meta.url))

/**
 * How many sandboxes a process evaluates before a fresh one takes over, so that memory stays bounded. A start takes two seconds
 * of processor time, and the engine learns the code for ten more: a whole interface takes half as long again in the first
 * sandboxes as in later ones. What stays in memory grows by less than a megabyte for each.
 */
const tasksPerProcess = 400

/** What every process is given. */
interface Each {
  shared: SandboxOptions
  /** The folders of the user's own. */
  features: readonly string[]
  /** How many checks go on at a time on each sandbox; one when absent. */
  workers?: number
}

/** Evaluates every task, `jobs` at once, each slot in a process of its own. */
export async function evaluateAll(
  tasks: Task[],
  jobs: number,
  { features, ...given }: Each,
  done: (result: TaskResult) => Task[],
): Promise<void> {
  const waiting = [...tasks]
  const slot = async () => {
    let child: ChildProcess | undefined
    let evaluated = 0
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      child ??= fork(workerFile, features, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const { result, lost } = await ask(child, { task: next, ...given })
      evaluated += 1
      if (lost || evaluated % tasksPerProcess === 0) {
        if (child.connected) child.disconnect()
        child = undefined
      }
      waiting.push(...done(result))
    }
    if (child?.connected) child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, slot))
}

/** Has one process evaluate one sandbox. Lost is a process that ended, or could not be reached, before it answered. */
function ask(
  child: ChildProcess,
  message: { task: Task } & Omit<Each, 'features'>,
): Promise<{ result: TaskResult; lost: boolean }> {
  return new Promise((resolve) => {
    const answered = (result: unknown) => {
      end({ result: result as TaskResult, lost: false })
    }
    const lose = (why: unknown) => {
      const trouble = `the process that evaluated it was lost: ${why instanceof Error ? why.message : String(why)}`
      end({ result: troubled(message.task, trouble), lost: true })
    }
    const end = (outcome: { result: TaskResult; lost: boolean }) => {
      child.off('message', answered).off('exit', lose).off('error', lose)
      resolve(outcome)
    }
    child.once('message', answered).once('exit', lose).once('error', lose)
    if (child.exitCode !== null) lose(`it ended with ${child.exitCode}`)
    else child.send(message, (error) => error && lose(error))
  })
}
