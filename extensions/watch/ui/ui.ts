import { mostShown } from '../../../core/most-shown.ts'
import { join } from 'node:path'
import type { Io, Screen } from '../../../cli/asked/io.ts'
import { onInterruption } from '../../../cli/interruption.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { PersonStep } from '../../../harness/hosted/person.ts'
import { type RepeatOptions, repeatRuns } from '../repeating/repeat-runs.ts'
import { type Taken, Triggers } from '../repeating/repeat.ts'
import { openRenderer } from './live-page.ts'
import { servePage } from './serve-page.ts'

export interface UiOptions extends RepeatOptions {
  /** A free port when absent. */
  port?: number
}

/** A page is made anew no sooner than this many times as long as the last one took. */
const rests = 2
/** A person sees a page that is newer as flicker. */
const leastMs = 250
/** Progress may have room: the page breaks it where it must. */
const columns = 400

/** `assay ui`: a page on this machine that shows runs as they go, and begins them. Gives exit code 0. @throws AskedWrongly, as `repeatRuns` */
export async function uiCommand(options: UiOptions, io: Io): Promise<number> {
  const triggers = new Triggers()
  const journal = join(options.out, 'journal.ndjson')
  const exchanges: Exchange[] = []
  let running: AbortController | undefined
  let step: PersonStep | undefined
  let [progress, said, answered] = ['', 'Waiting.', '']
  let tookMs = 0
  let soon: NodeJS.Timeout | undefined

  const renderer = openRenderer()
  const page = async () => {
    const beganMs = performance.now()
    const text = await renderer.page({
      journal,
      isRunning: running !== undefined,
      progress,
      said: answered || said,
      step,
      exchanges,
    })
    tookMs = performance.now() - beganMs
    return text
  }
  const served = await servePage(options.port ?? 0, { page, press }).catch((error: unknown) => {
    renderer.close()
    throw error
  })
  const changed = () => {
    soon ??= setTimeout(
      () => {
        soon = undefined
        served.tell('changed')
      },
      Math.max(leastMs, rests * tookMs),
    )
  }

  /** Takes what a button of the page asks for; false for what is no button. */
  function press(asked: string): boolean {
    const taken = takenFrom(asked)
    if (taken === 'stop') running?.abort()
    else if (taken) triggers.add(taken)
    if (running && taken) {
      answered = taken === 'stop' ? 'The run stops.' : 'What you asked for runs next.'
      changed()
    }
    return taken !== undefined
  }

  /** The terminal, whose lines the page has too. */
  const shownOn = (screen: Screen): Screen => ({
    ...screen,
    columns,
    line(words, mark) {
      // A failure that is found stands in the report.
      if (mark === undefined) said = words
      screen.line(words, mark)
      changed()
    },
    live(words) {
      progress = words
      // How the run goes says more than what was said before it.
      said = ''
      screen.live(words)
      served.tell('progress', words)
      changed()
    },
  })
  const stopListening = onInterruption(() => {
    triggers.add('quit')
    running?.abort()
  })
  if (options.files.length > 0) triggers.add('changed')
  try {
    await repeatRuns(
      options,
      { ...io, out: shownOn(io.out), err: shownOn(io.err) },
      {
        triggers,
        endsOnMistake: false,
        ready: () => io.out.line(`Open ${served.address} in a browser of this machine. Press Ctrl-C to stop.`),
        askRoute: async () => '',
        onExchange(exchange) {
          exchanges.unshift(exchange)
          exchanges.splice(mostShown.rows)
        },
        onPerson(waiting) {
          step = waiting
          if (!waiting) said = 'The run goes on.'
          changed()
        },
        begins() {
          running = new AbortController()
          answered = ''
          changed()
          return running.signal
        },
        ended() {
          running = undefined
          progress = answered = ''
          changed()
        },
      },
    )
  } finally {
    clearTimeout(soon)
    stopListening()
    renderer.close()
    await served.close()
  }
  return 0
}

/** What a button asks for, as JSON. */
function takenFrom(asked: string): Taken | 'stop' | undefined {
  try {
    const taken = JSON.parse(asked) as unknown
    if (taken === 'all' || taken === 'failed' || taken === 'stop') return taken
    const { only, route } = taken as Record<string, unknown>
    const isList = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((one) => typeof one === 'string')
    if (isList(only)) return { only }
    return isList(route) ? { route } : undefined
  } catch {
    return undefined
  }
}
