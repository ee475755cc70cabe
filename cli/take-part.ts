import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../core/code-file.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import { listensMs } from './interruption.ts'
import type { RunCommandOptions } from './run-options.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'

const partFile = fileURLToPath(codeFile('part-process', import.meta.url))

export interface PartGiven {
  options: RunCommandOptions
  made: SandboxMaterial
}

/** The parent's messages to a part: begin, or end in good order. */
export type PartAsked = PartGiven | { stop: true }

/** A part's messages: its events, that it heard the stop, and at last its exit code, or the error that kept it from beginning. */
export type PartSaid =
  | { event: JournalEvent }
  | { ends: true }
  | { code: number; said: string }
  | { refused: { message: string; code?: unknown; stack?: string | undefined } }

/** The end of a part: with a journal, refused because of an error, or lost before either. */
export type PartEnd = { code: number } | { refused: Error } | { lost: string }

export interface PartUnderWay {
  ended: Promise<PartEnd>
  /** Ends it in good order. */
  stop: () => void
  /** Ends it immediately. */
  end: () => void
}

/** The exit codes of a part with a journal to merge. */
const concluding: readonly number[] = [0, 1, 2]

/** Lets a process take a part of a run, once its input is made. */
export function takePart(
  options: RunCommandOptions,
  made: Promise<SandboxMaterial>,
  env: NodeJS.ProcessEnv,
  see: (event: JournalEvent) => void,
): PartUnderWay {
  const child = fork(partFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  let [hasBegun, isStopped, listens] = [false, false, false]
  let killing: NodeJS.Timeout | undefined
  // A part that is still loading hears later, and then writes the journal that the reports need.
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
  // The maker of the input reports its error.
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
