import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import type { OwnFolders } from '../recording/own-code.ts'
import { type Part, partLeft, partWithout, type TriedOfCheck, type TriedPart } from './part.ts'

const workerFile = fileURLToPath(codeFile('worker', import.meta.url))

const interrupted = 'the proof was interrupted'

interface Asked {
  file: string
  own: OwnFolders
  jobs: number
  /** The maximum of alterations for one check. */
  most: number
  /** The file of the worker. */
  worker?: string
  /** Ends everything: results stay, and the other trials are lost. */
  signal?: AbortSignal
}

/** A process's messages. */
export type Answer = { of: TriedOfCheck } | { done: true } | { error: string }

/** The receiver of results. */
export interface Taking {
  /** Takes the result of a check. */
  take(tried: TriedPart): void
  /** Takes the rest of a part that has no result, and why. */
  lose(part: Part, why: string): void
}

/**
 * Tries all parts in `jobs` parallel processes. A process that ends by itself loses the rest of its part, and another
 * one takes the next part. Later parts do not repeat what failed before.
 */
export async function tryAll(parts: readonly Part[], asked: Asked, taking: Taking): Promise<void> {
  const { file, own, jobs, most, worker = workerFile, signal } = asked
  const waiting = [...parts]
  const shown = new Set<string>()
  const noting: Taking = {
    ...taking,
    take(tried) {
      for (const row of tried) if (row.shown) shown.add(row.address)
      taking.take(tried)
    },
  }
  const isOver = () => signal?.aborted === true
  const slot = async () => {
    let child: ChildProcess | undefined
    const stop = () => void child?.kill('SIGKILL')
    signal?.addEventListener('abort', stop)
    while (!isOver()) {
      const next = nextOf(waiting, shown)
      if (!next) break
      child ??= fork(worker, [file, String(most), JSON.stringify(own)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      await ask(child, next, noting, signal)
      if (child.exitCode !== null || child.signalCode !== null || !child.connected) child = undefined
    }
    signal?.removeEventListener('abort', stop)
    if (child?.connected) child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, parts.length)) }, slot))
  for (const part of waiting) taking.lose(part, interrupted)
}

/** The next part with something left to try. */
function nextOf(waiting: Part[], shown: ReadonlySet<string>): Part | undefined {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const left = partWithout(part, shown)
    if (left.checks.length > 0) return left
  }
  return undefined
}

/** Lets a process try a part. */
function ask(child: ChildProcess, part: Part, taking: Taking, signal: AbortSignal | undefined): Promise<void> {
  let left = part
  return new Promise((resolve) => {
    const end = () => {
      child.off('message', hear).off('exit', lost).off('error', failed)
      resolve()
    }
    const failed = (error: Error) => {
      taking.lose(left, error.message)
      end()
    }
    const lost = (code: number | null) =>
      failed(new Error(signal?.aborted ? interrupted : `its process ended with ${String(code)}`))
    const hear = (answer: Answer) => {
      if ('of' in answer) {
        taking.take(answer.of.tried)
        left = partLeft(left, answer.of)
      } else if ('error' in answer) failed(new Error(answer.error))
      else end()
    }
    child.on('message', hear).on('exit', lost).on('error', failed)
    child.send(part)
  })
}
