import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../core/code-file.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import type { RunCommandOptions } from './run-options.ts'

const partFile = fileURLToPath(codeFile('part-process', import.meta.url))

/** What a part is asked: to begin, and then perhaps to end in good order. */
export type PartAsked = { options: RunCommandOptions } | { stop: true }

/** What a part says: what happens in it, and at last its exit code, or the error that kept it from beginning. */
export type PartSaid =
  | { event: JournalEvent }
  | { code: number; said: string }
  | { refused: { message: string; code?: unknown; stack?: string | undefined } }

/** How a part ended: with a journal, not begun because of an error, or gone before either was known. */
export type PartEnd = { code: number } | { refused: Error } | { lost: string }

export interface PartUnderWay {
  ended: Promise<PartEnd>
  /** Has it end in good order. */
  stop: () => void
  /** Ends it at once. */
  end: () => void
}

/** The exit codes of a part that has a journal to merge. */
const concluding: readonly number[] = [0, 1, 2]

/** Has a process of its own take a part of a run. */
export function takePart(
  options: RunCommandOptions,
  env: NodeJS.ProcessEnv,
  see: (event: JournalEvent) => void,
): PartUnderWay {
  const child = fork(partFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  const ended = new Promise<PartEnd>((resolve) => {
    child.on('message', (message) => {
      const said = message as PartSaid
      if ('event' in said) see(said.event)
      else resolve(endOf(said))
    })
    child.on('error', ({ message }) => resolve({ lost: message }))
    child.on('exit', (code, signal) => resolve({ lost: `its process ended with ${signal ?? code}` }))
  })
  const ask = (asked: PartAsked) => void (child.connected && child.send(asked, () => undefined))
  ask({ options })
  return { ended, stop: () => ask({ stop: true }), end: () => void child.kill('SIGKILL') }
}

function endOf(said: Exclude<PartSaid, { event: JournalEvent }>): PartEnd {
  if ('code' in said) return concluding.includes(said.code) ? { code: said.code } : { lost: said.said }
  const { message, code, stack } = said.refused
  return { refused: Object.assign(new Error(message), { ...(code !== undefined && { code }), stack }) }
}
