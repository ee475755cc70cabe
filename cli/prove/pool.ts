import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from '../../sandbox/core/start.ts'
import type { Task, TaskResult } from './task.ts'

const workerFile = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Judges every task, `jobs` at once, each in one of a few processes of their own. Calls `done` as results come in. */
export async function judgeAll(
  tasks: Array<{ task: Task; wide: boolean }>,
  jobs: number,
  shared: SandboxOptions,
  done: (result: TaskResult) => void,
): Promise<void> {
  const waiting = [...tasks]
  const lane = async () => {
    let child: ChildProcess | undefined
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      child ??= fork(workerFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const result = await ask(child, { ...next, shared })
      if (!child.connected) child = undefined
      done(result)
    }
    child?.disconnect()
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, lane))
}

function ask(child: ChildProcess, message: { task: Task; wide: boolean; shared: SandboxOptions }): Promise<TaskResult> {
  return new Promise((resolve) => {
    const lost = (code: number | null) => {
      const trouble = `the process that judged it ended with ${code}`
      resolve({ task: message.task, trouble, requirements: {}, checks: {}, durationMs: 0 })
    }
    child.once('exit', lost)
    child.once('message', (result) => {
      child.off('exit', lost)
      resolve(result as TaskResult)
    })
    child.send(message)
  })
}
