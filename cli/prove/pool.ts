import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from '../../sandbox/core/start.ts'
import { troubled, type Task, type TaskResult } from './task.ts'

const workerFile = fileURLToPath(new URL('worker.ts', import.meta.url))

/**
 * Judges every task, `jobs` at once, each lane in a process of its own. Calls `done` as results come in; the tasks that
 * it gives are judged too.
 */
export async function judgeAll(
  tasks: Task[],
  jobs: number,
  shared: SandboxOptions,
  done: (result: TaskResult) => Task[],
): Promise<void> {
  const waiting = [...tasks]
  const lane = async () => {
    let child: ChildProcess | undefined
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      child ??= fork(workerFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const result = await ask(child, { task: next, shared })
      if (!child.connected) child = undefined
      waiting.push(...done(result))
    }
    child?.disconnect()
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, lane))
}

function ask(child: ChildProcess, message: { task: Task; shared: SandboxOptions }): Promise<TaskResult> {
  return new Promise((resolve) => {
    const lost = (code: number | null) => {
      resolve(troubled(message.task, `the process that judged it ended with ${code}`))
    }
    child.once('exit', lost)
    child.once('message', (result) => {
      child.off('exit', lost)
      resolve(result as TaskResult)
    })
    child.send(message)
  })
}
