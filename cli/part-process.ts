import { Writable } from 'node:stream'
import type { JournalEvent } from '../core/journal-events.ts'
import type { Masker } from '../harness/client/masking/mask.ts'
import { screenOn } from './asked/screen.ts'
import { stayLean } from './stay-lean.ts'
import type { PartAsked, PartSaid } from './take-part.ts'

/** A process that takes one part of a run for `assay run --jobs`, and says how it goes. */
stayLean()

let isInterrupted = false
// Until the run listens itself, a signal must not end the process: a part without a journal leaves the whole without one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isInterrupted = true))
// Nobody is left to merge the parts.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', (asked: PartAsked) => {
  void take(asked).then((said) => process.send?.(said, () => process.exit()))
})

async function take({ options }: PartAsked): Promise<PartSaid> {
  const written: string[] = []
  const err = screenOn(new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) }))
  const out = screenOn(new Writable({ write: (_chunk, _encoding, done) => done() }))
  const see = (event: JournalEvent, masker: Masker) => {
    const shown = options.quiet && event.type !== 'run-started' ? undefined : shownOf(event)
    if (shown) say({ event: masker.maskRecord(shown) })
    if (event.type === 'run-started' && isInterrupted) process.kill(process.pid, 'SIGINT')
  }
  try {
    const { runCommand } = await import('./run.ts')
    const code = await runCommand({ ...options, part: see }, { out, err, env: process.env })
    return { code, said: written.join('').trim() }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { refused: { message, stack, code: (error as { code?: unknown }).code } }
  }
}

function say(said: PartSaid): void {
  if (process.connected) process.send?.(said, () => undefined)
}

/** What of an event the progress of a run shows; undefined for one of which it shows nothing. */
function shownOf(event: JournalEvent): JournalEvent | undefined {
  if (event.type === 'run-started' || event.type === 'check-started') return event
  if (event.type !== 'check-decided') return undefined
  const { facts: _facts, coverage: _coverage, ...rest } = event
  return { ...rest, judgements: [], sent: [], steps: [] }
}
