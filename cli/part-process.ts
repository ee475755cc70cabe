import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import type { JournalEvent } from '../core/journal-events.ts'
import type { Masker } from '../harness/client/masking/mask.ts'
import { screenOn } from './asked/io.ts'
import type { PartAsked, PartGiven, PartSaid } from './take-part.ts'

/** A process that runs one part of `assay run --jobs` and reports its progress. */
/** Loaded while the parent prepares the input. An import error is reported when the part begins. */
const running = import('./run.ts')
running.catch(() => undefined)
const interruption = new AbortController()
let out: string | undefined

// A terminal signals all processes of a command. The parent decides: without the journal of one part, the whole run has
// none.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', endWithParent)
process.on('message', (asked: PartAsked) => {
  if (!('options' in asked)) {
    say({ ends: true })
    return interruption.abort()
  }
  out = asked.options.out
  void take(asked).then((said) => process.send?.(said, () => process.exit()))
})

/**
 * The parts cannot be merged any more, and an embedded sandbox leaves nothing behind. Parts end at different times, so
 * each removes the files of all.
 */
function endWithParent(): void {
  try {
    if (out !== undefined) rmSync(dirname(out), { recursive: true, force: true })
  } catch {
    // Another part still writes there and will remove it.
  }
  process.exit()
}

async function take({ options, made }: PartGiven): Promise<PartSaid> {
  const written: string[] = []
  const err = screenOn(new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) }))
  const screen = screenOn(new Writable({ write: (_chunk, _encoding, done) => done() }))
  const see = (event: JournalEvent, masker: Masker) => {
    const shown = options.quiet && event.type !== 'run-started' ? undefined : shownOf(event)
    if (shown) say({ event: masker.maskRecord(shown) })
  }
  try {
    const { runCommand } = await running
    const part = { part: { made, see }, interruption: interruption.signal }
    const code = await runCommand(
      { ...options, ...part },
      { out: screen, err, env: process.env, leave: () => undefined },
    )
    return { code, said: written.join('').trim() }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { refused: { message, stack, code: (error as { code?: unknown }).code } }
  }
}

function say(said: PartSaid): void {
  if (process.connected) process.send?.(said, () => undefined)
}

/** The parts of an event that progress shows; undefined for an event that it does not show. */
function shownOf(event: JournalEvent): JournalEvent | undefined {
  if (event.type === 'run-started' || event.type === 'check-started') return event
  if (event.type !== 'check-decided') return undefined
  const { facts: _facts, coverage: _coverage, ...rest } = event
  return { ...rest, judgements: [], sent: [], steps: [] }
}
