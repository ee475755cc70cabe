import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Io } from '../../../cli/asked/io.ts'
import { mistakeIn } from '../../../cli/asked/mistake.ts'
import { earlierRun } from '../../../cli/earlier-run.ts'
import { runCommand } from '../../../cli/run.ts'
import type { RunCommandOptions } from '../../../cli/run-options.ts'
import { readProfile } from '../../../harness/profile/read-profile.ts'
import { isOpenOrBroken } from '../../../harness/verdicts/gravest.ts'
import { readStory } from '../../../reports/write-reports.ts'
import { listensAt, onceListening } from './answers-at.ts'
import { onFileChange } from './file-changes.ts'
import { repeat, type Repeating } from './repeat.ts'
import type { Taken, Triggers } from './trigger.ts'

export interface RepeatOptions extends Pick<RunCommandOptions, 'interface' | 'only' | 'features' | 'out' | 'format'> {
  profile?: string
  route: string[]
  /** Files and folders of the server. */
  files: string[]
  seed?: number | 'new'
}

interface Ways extends Pick<Repeating, 'askRoute' | 'waits'>, Pick<RunCommandOptions, 'onExchange' | 'onPerson'> {
  triggers: Triggers
  /** Whether a mistake in what is run first ends the command. */
  endsOnMistake: boolean
  /** Is called once nothing that was asked stands in the way. */
  ready?: () => void
  /** Called when a run begins; gives what ends it early; Ctrl-C does so when absent. */
  begins?: () => AbortSignal
  ended?: () => void
}

/** Repeats runs within one process until a trigger ends it. @throws AskedWrongly FILES_MISSING; as `runCommand` in what is run first */
export async function repeatRuns(options: RepeatOptions, io: Io, ways: Ways): Promise<void> {
  const { files, route, profile, ...asked } = options
  const { triggers, onExchange, onPerson } = ways
  const address = profile === undefined ? undefined : readProfile(profile, io.env).target.base_url
  const target = { name: '', base_url: address ?? '', embedded: address === undefined }
  let baseline: string | undefined
  let { endsOnMistake } = ways
  let stopWaiting = () => {}
  const run = (taken: Taken) => {
    const chosen = { only: asked.only, route, ...(typeof taken === 'object' && taken) }
    return runCommand(
      {
        ...asked,
        check: [],
        failOn: 'failed',
        profile,
        baseline,
        only: [...chosen.only],
        route: [...chosen.route],
        failed: taken === 'failed' || undefined,
        interruption: ways.begins?.(),
        onExchange,
        onPerson,
      },
      io,
    )
  }
  const stopFiles = onFileChange(files, asked.out, () => triggers.add('changed'))
  ways.ready?.()
  try {
    await repeat({
      next: () => triggers.next(),
      askRoute: ways.askRoute,
      waits: ways.waits,
      async run(taken) {
        try {
          return await run(taken)
        } catch (error) {
          const mistake = mistakeIn(error)
          // One that is made once the command goes on, such as in the name of a route or in the profile, ends only that run.
          if (endsOnMistake || mistake === undefined) throw error
          io.err.line(mistake)
          return 3
        } finally {
          endsOnMistake = false
          ways.ended?.()
        }
      },
      openRoutes() {
        const last = earlierRun(asked, target, io.env)
        return last && 'started' in last ? routesOpenIn(join(asked.out, 'journal.ndjson')) : undefined
      },
      async isUp() {
        stopWaiting()
        if (address === undefined || (await listensAt(address))) return true
        stopWaiting = onceListening(address, () => triggers.add('up'))
        return false
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
    stopFiles()
    stopWaiting()
  }
}

/** The routes at which something did not hold in the run of a journal. */
function routesOpenIn(journal: string): string[] {
  const { routes } = readStory(journal)
  const isOpen = routes.filter(({ requirements }) => requirements.some(({ verdict }) => isOpenOrBroken(verdict)))
  return [...new Set(isOpen.map(({ route }) => route))]
}
