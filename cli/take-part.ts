import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../core/code-file.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import type { RunCommandOptions } from './run-options.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'

const partFile = fileURLToPath(codeFile('part-process', import.meta.url))

export interface PartGiven {
  options: RunCommandOptions
  made: SandboxMaterial
}

/** What a part is asked: to begin, and perhaps to end in good order. */
export type PartAsked = PartGiven | { stop: true }

/** What a part says: what happens in it, that it has heard that it is to end, and at last its exit code, or the error that kept it from beginning. */
export type PartSaid =
  | { event: JournalEvent }
  | { ends: true }
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

/** How soon a part that has begun says that it ends. Code of the user may keep it from listening. */
const listensMs = 1000

/** The exit codes of a part that has a journal to merge. */
const concluding: readonly number[] = [0, 1, 2]

/** Has a process of its own take a part of a run, once what it is given was made. */
export function takePart(
  options: RunCommandOptions,
  made: Promise<SandboxMaterial>,
  env: NodeJS.ProcessEnv,
  see: (event: JournalEvent) => void,
): PartUnderWay {
  const child = fork(partFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  let [hasBegun, isStopped, listens] = [false, false, false]
  let killing: NodeJS.Timeout | undefined
  // One that is still being loaded hears later, and then has a journal of what it leaves: without that nothing is reported.
  const endUnlessItListens = () => {
    if (hasBegun && isStopped && !listens) killing ??= setTimeout(end, listensMs).unref()
  }
  const ended = new Promise<PartEnd>((resolve) => {
    child.on('message', (message) => {
      const said = message as PartSaid
      if ('event' in said) {
        hasBegun ||= said.event.type === 'run-started'
        endUnlessItListens()
        see(said.event)
      } else if ('ends' in said) {
        listens = true
        clearTimeout(killing)
      } else resolve(endOf(said))
    })
    child.on('error', ({ message }) => resolve({ lost: message }))
    child.on('exit', (code, signal) => resolve({ lost: `its process ended with ${signal ?? code}` }))
  })
  const ask = (asked: PartAsked) => void (child.connected && child.send(asked, () => undefined))
  // Who made it knows of an error.
  made.then(
    (given) => ask({ options, made: given }),
    () => undefined,
  )
  const end = () => void child.kill('SIGKILL')
  const stop = () => {
    ask({ stop: true })
    isStopped = true
    endUnlessItListens()
  }
  return { ended, stop, end }
}

function endOf(said: Exclude<PartSaid, { event: JournalEvent } | { ends: true }>): PartEnd {
  if ('code' in said) return concluding.includes(said.code) ? { code: said.code } : { lost: said.said }
  const { message, code, stack } = said.refused
  return { refused: Object.assign(new Error(message), { ...(code !== undefined && { code }), stack }) }
}
