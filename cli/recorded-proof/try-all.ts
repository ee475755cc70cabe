import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import type { Part, TriedPart } from './part.ts'

const workerFile = fileURLToPath(codeFile('worker', import.meta.url))

interface Asked {
  file: string
  features: readonly string[]
  jobs: number
  /** How many alterations are tried for one check. */
  most: number
}

/** What a process answers. */
interface Answer {
  tried?: TriedPart
  trouble?: string
}

/** Tries all parts, in so many processes side by side; calls `done` as results come in, with why there is none, if so. */
export async function tryAll(
  parts: readonly Part[],
  { file, features, jobs, most }: Asked,
  done: (part: Part, answer: Answer) => void,
): Promise<void> {
  const waiting = [...parts]
  const lane = async () => {
    let child: ChildProcess | undefined
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      child ??= fork(workerFile, [file, String(most), ...features], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const answer = await ask(child, next)
      done(next, answer)
      if (child.exitCode !== null || !child.connected) child = undefined
    }
    if (child?.connected) child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, parts.length)) }, lane))
}

async function ask(child: ChildProcess, part: Part): Promise<Answer> {
  const ended = new AbortController()
  const { signal } = ended
  try {
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer)
    const lost = once(child, 'exit', { signal }).then(([code]) => ({
      trouble: `its process ended with ${String(code)}`,
    }))
    lost.catch(() => undefined)
    answered.catch(() => undefined)
    child.send(part)
    return await Promise.race([answered, lost])
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) }
  } finally {
    ended.abort()
  }
}
