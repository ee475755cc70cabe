import { copyFileSync, existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, basename, resolve } from 'node:path'
import type { Io } from '../../../cli/asked/io.ts'
import { mistakeIn } from '../../../cli/asked/mistake.ts'
import { earlierRun } from '../../../cli/earlier-run.ts'
import { runCommand } from '../../../cli/run.ts'
import type { RunCommandOptions } from '../../../cli/run-options.ts'
import { readProfile } from '../../../harness/profile/read-profile.ts'
import { isOpenOrBroken } from '../../../harness/verdicts/gravest.ts'
import { readStory } from '../../../reports/write-reports.ts'
import { repeat, type Repeating, type Taken, type Triggers } from './repeat.ts'
import { AskedWrongly } from '../../../cli/asked/interfaces-to-evaluate.ts'
import { connect } from 'node:net'
import { lookMs } from '../../../core/look-ms.ts'

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

/** Changes that come one soon after the other are one: an editor writes a file in several steps. */
const quietMs = 50

/**
 * Calls `changed` when a file below these paths changes, but for those in hidden folders, in node_modules and below
 * `except`, where reports are written. Gives what stops it. @throws AskedWrongly FILES_MISSING
 */
export function onFileChange(paths: readonly string[], except: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const left = resolve(except)
  let soon: NodeJS.Timeout | undefined
  const isLeft = (path: string) => path === left || /^(?:\.(?!$)|node_modules$)/.test(basename(path))
  const look = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || watchers.has(path)) return
    const watcher = watch(path, (_event, name) => {
      const file = name === null || !found.isDirectory() ? path : join(path, name)
      if (isLeft(file)) return
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) look(file)
      clearTimeout(soon)
      soon = setTimeout(changed, quietMs)
    })
    watcher.on('error', () => watchers.delete(path))
    watchers.set(path, watcher)
    if (!found.isDirectory()) return
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory() && !isLeft(join(path, entry.name))) look(join(path, entry.name))
  }
  const missing = paths.find((path) => !statSync(path, { throwIfNoEntry: false }))
  if (missing !== undefined)
    throw new AskedWrongly(
      'FILES_MISSING',
      `--files was given ${missing}, which is not there. Name what your server is made of.`,
    )
  for (const path of paths) look(resolve(path))
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A machine that drops packets answers never; another look follows. */
const mostMs = 1000

/** Whether something listens at the address of a server. */
function listensAt(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: mostMs })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Calls `up` once something listens there. Gives what stops it. */
function onceListening(address: string, up: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const isThere = await listensAt(address)
    if (isStopped) return
    if (isThere) up()
    else timer = setTimeout(() => void look(), lookMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
