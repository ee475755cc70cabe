import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { earlierRun } from '../../cli/earlier-run.ts'
import { runCommand } from '../../cli/run.ts'
import type { RunCommandOptions } from '../../cli/run-options.ts'
import { readProfile } from '../../harness/profile/read-profile.ts'
import { isOpenOrBroken } from '../../harness/verdicts/verdict-of.ts'
import { readStory } from '../../reports/write-reports.ts'
import { listensAt, onceListening } from './answers-at.ts'
import { onFileChange } from './file-changes.ts'
import { type Input, listenToKeys } from './keys.ts'
import { repeat, type Taken } from './repeat.ts'
import { Triggers } from './trigger.ts'

export interface WatchOptions extends Pick<RunCommandOptions, 'interface' | 'only' | 'features' | 'out' | 'format'> {
  profile?: string
  route: string[]
  /** Files and folders of the server; the current folder when empty. */
  files: string[]
  seed?: number | 'new'
}

/** `assay watch`: repeats runs within one process until the user quits. Gives exit code 0. @throws AskedWrongly FILES_MISSING; as `runCommand` before the first run */
export async function watchCommand(options: WatchOptions, io: Io, input: Input = process.stdin): Promise<number> {
  const { files, route, profile, ...asked } = options
  const address = profile === undefined ? undefined : readProfile(profile, io.env).target.base_url
  const target = { name: '', base_url: address ?? '', embedded: address === undefined }
  const triggers = new Triggers()
  const journal = join(asked.out, 'journal.ndjson')
  let baseline: string | undefined
  let stopWaiting = () => {}
  const run = async (taken: Taken) => {
    const routes = typeof taken === 'object' ? taken.routes : route
    const given: RunCommandOptions = {
      ...asked,
      check: [],
      failOn: 'failed',
      contracts: taken === 'all' && asked.only.length === 0 && routes.length === 0,
      ...(profile !== undefined && { profile }),
      ...(baseline !== undefined && { baseline }),
      route: [...routes],
      ...(taken === 'failed' && { failed: true as const }),
    }
    return runCommand(given, io)
  }
  const stopFiles = onFileChange(files.length > 0 ? files : ['.'], asked.out, () => triggers.add('changed'))
  const keys = listenToKeys(input, (trigger) => {
    // A run that is under way ends in good order first.
    if (trigger === 'quit') process.emit('SIGINT')
    triggers.add(trigger)
  })
  let isFirst = true
  try {
    await repeat({
      next: () => triggers.next(),
      async run(taken) {
        try {
          return await run(taken)
        } catch (error) {
          // A mistake that is made once the command goes on, such as in the name of a route, ends only that run.
          if (isFirst || !(error instanceof AskedWrongly)) throw error
          io.err.line(error.message)
          return 3
        } finally {
          isFirst = false
        }
      },
      openRoutes: () => (earlierRun(asked, target, io.env) ? routesOpenIn(journal) : undefined),
      async isUp() {
        stopWaiting()
        if (address === undefined || (await listensAt(address))) return true
        stopWaiting = onceListening(address, () => triggers.add('up'))
        return false
      },
      askRoute() {
        io.out.line("Which route? Such as 'POST /payments/connect':")
        return keys.line()
      },
      setBaseline() {
        const results = join(asked.out, 'results.json')
        if (!existsSync(results)) return io.out.line('There is no run to compare with yet.')
        baseline = join(asked.out, 'baseline.json')
        copyFileSync(results, baseline)
        io.out.line('From now on each run is compared with the last one.')
      },
      say: (line) => io.out.line(line),
    })
  } finally {
    keys.stop()
    stopFiles()
    stopWaiting()
  }
  return 0
}

/** The routes at which something did not hold in the run of a journal. */
function routesOpenIn(journal: string): string[] {
  const { routes } = readStory(journal)
  const isOpen = routes.filter(({ requirements }) => requirements.some(({ verdict }) => isOpenOrBroken(verdict)))
  return [...new Set(isOpen.map(({ route }) => route))]
}
