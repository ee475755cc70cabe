import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createClient } from '../harness/client/client.ts'
import { createMasker } from '../harness/client/mask.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { openJournal } from '../harness/run/journal.ts'
import type { CheckDecided } from '../harness/run/journal-events.ts'
import { judgeTarget } from '../harness/run/judge-target.ts'
import type { RunStory } from '../reports/run-story.ts'
import { replaysOf } from '../reports/text/replay-command.ts'
import { readStory, writeReports } from '../reports/write-reports.ts'
import { interfacesToJudge } from './interfaces-to-judge.ts'
import { onInterruption } from './interruption.ts'
import type { Io } from './io.ts'
import { asUnwritable, inFolder, OutUnwritable } from './out-folder.ts'
import { createProgress } from './progress.ts'
import { summaryOf } from './summary.ts'
import { openTarget } from './target.ts'

export interface RunCommandOptions {
  profile?: string
  interface: string[]
  only: string[]
  check: string[]
  seed?: number
  path?: string
  fuzz?: number
  out: string
  format: string[]
}

/** Whether any of what is asked for can be of open finance. */
function judgesOpenFinance({ interface: interfaces, only }: RunCommandOptions): boolean {
  const name = 'open-finance-v2'
  const wanted = interfaces.length === 0 || interfaces.includes(name)
  return wanted && (only.length === 0 || only.some((address) => address.split('/')[0] === name))
}

/** `assay run`: judges a target, writes the reports, prints the truth in one sentence last. Gives the exit code. */
export async function runCommand(options: RunCommandOptions, io: Io): Promise<number> {
  const target = await openTarget(options.profile, io.env, { openFinance: judgesOpenFinance(options) })
  const { profile } = target
  const masker = createMasker(secretsOf(profile))
  const say = (line: string) => io.out.write(`${masker.mask(line)}\n`)
  try {
    const { interfaces, leftOut } = interfacesToJudge(profile, options.interface)
    for (const reason of leftOut) say(reason)
    inFolder(options.out, () => mkdirSync(options.out, { recursive: true }))
    const journalFile = join(options.out, 'journal.ndjson')
    const client = createClient({ profile, masker })
    const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
    say(`Judging ${profile.target.name} at ${profile.target.base_url} as ${interfaces.join(', ')}, seed ${seed}`)
    const journal = inFolder(options.out, () => openJournal(journalFile, masker))
    const progress = createProgress(io, masker)
    const interrupted: CheckDecided[] = []
    let unwritten: unknown
    const stopListening = onInterruption(() => {
      progress.end()
      say('Interrupted: the run ends here and writes what it knows. Once more ends it at once.')
      client.stop('the run was interrupted')
    })
    try {
      const settlement = await judgeTarget({
        profile,
        client,
        interfaces,
        only: options.only,
        titles: options.check,
        seed,
        cases: options.fuzz ?? profile.properties.cases,
        ...(options.path === undefined ? {} : { path: options.path }),
        label: `${Date.now().toString(36)}${seed.toString(36)}`,
        embedded: target.embedded,
        ...(options.profile !== undefined && { profileFile: options.profile }),
        record: (event) => {
          try {
            journal.write(event)
          } catch (error) {
            unwritten ??= asUnwritable(options.out, error)
            client.stop('the journal can no longer be written')
          }
          progress.show(event)
          if (event.type === 'check-decided' && event.coverage?.interrupted) interrupted.push(event)
        },
      })
      progress.end()
      journal.close()
      if (unwritten !== undefined) throw unwritten
      const formats = ['html', 'json', 'junit', ...options.format]
      const written = await writeReports(journalFile, options.out, formats).catch((error: unknown) => {
        throw asUnwritable(options.out, error)
      })
      let story: RunStory | undefined
      const replays = (address: string) => replaysOf((story ??= readStory(journalFile)), address)
      for (const line of summaryOf(settlement, interrupted, replays)) say(line)
      for (const { file, note } of written) say(`${note ?? 'Wrote'} ${relative(process.cwd(), file) || file}`)
      say(settlement.sentence)
      return settlement.exitCode
    } catch (error) {
      if (!(error instanceof OutUnwritable)) throw error
      io.err.write(`${error.message}\n`)
      say('Could not tell: what the run found cannot be written down.')
      return 2
    } finally {
      stopListening()
      progress.end()
      journal.close()
      await client.close()
    }
  } finally {
    await target.close()
  }
}
