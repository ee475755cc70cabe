import { join } from 'node:path'
import type { InterfaceName } from '../core/interface-name.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { evaluateClients, startOfClients } from '../harness/duties/evaluate-clients.ts'
import { parseProfile } from '../harness/profile/read-profile.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'
import { type Journal, openJournal } from '../harness/run/journal.ts'
import type { FailOn } from '../harness/verdicts/exit-code.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { usualFormats } from '../reports/formats.ts'
import { formatsOf, readStory } from '../reports/write-reports.ts'
import { interfacesToEvaluate } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { openOut } from './asked/open-out.ts'
import { inFolder } from './asked/out-folder.ts'
import { namesOfRun, writtenBy } from './asked/own-files.ts'
import type { Screen } from './asked/screen.ts'
import type { ClientsRecorder } from './clients-recorder.ts'
import { followUp } from './follow-up.ts'
import { reported } from './reported.ts'
import type { RunStory } from '../reports/story/run-story.ts'
import { summaryOf } from './summary.ts'

export interface EvaluateClientOptions {
  out: string
  format: string[]
  interface: string[]
  failOn: FailOn
}

/** A report on clients that is to be written. */
export interface ClientReport {
  /** Writes it once the sandbox has stopped, and prints the conclusion as the last line. Gives the exit code. */
  write: (recorder: Pick<ClientsRecorder, 'seen' | 'dropped'>, screen: Screen) => Promise<number>
  /** Gives the folder back without a report. */
  release: () => void
}

/**
 * Takes the folder for the reports on clients, and begins their journal, so that a report can be made of it whatever ends this
 * process. @throws AskedWrongly, ReportError; OutUnwritable
 */
export function openClientReport(options: EvaluateClientOptions, profileText: string, io: Io): ClientReport {
  const { out, format, failOn } = options
  const startedAt = new Date().toISOString()
  const profile = parseProfile(profileText, { file: 'the sandbox', folder: process.cwd(), environment: {} })
  const interfaces: InterfaceName[] =
    options.interface.length > 0 ? interfacesToEvaluate(profile, options.interface) : []
  const dialects = describeEveryInterface().map(({ dialect }) => dialect)
  const wanted = formatsOf([...usualFormats, ...format])
  const release = openOut(out, namesOfRun(wanted), { command: 'serve' })
  const journalFile = join(out, 'journal.ndjson')
  const masker = createMasker()
  for (const { value, label } of secretsOf(profile)) masker.learn(value, label)
  /** A journal that begins with this event. Which interfaces are reported is known at the end, where none were asked for. */
  const begin = (started: JournalEvent): Journal => {
    const journal = inFolder(out, () => openJournal(journalFile, masker))
    journal.write(writtenBy('serve', started))
    return journal
  }
  const all = interfaces.length > 0 ? interfaces : dialects.map((dialect) => dialect.interface)
  begin(startOfClients({ profile, interfaces: all, failOn, startedAt })).close()
  io.leave?.(followUp(options))
  return {
    release,
    async write({ seen, dropped }, screen) {
      let journal: Journal | undefined
      const settlement = evaluateClients({
        seen,
        dropped: dropped(),
        profile,
        dialects,
        interfaces,
        failOn,
        startedAt,
        masker,
        record: (event) => (journal ? journal.write(event) : (journal = begin(event))),
      })
      journal?.close()
      const say = (line: string) => screen.line(masker.mask(line))
      const concluded = {
        exitCode: settlement.exitCode,
        sentence: wordsOf(settlement.conclusion),
        lines: (story: RunStory) => summaryOf(settlement, [], story),
      }
      await reported(concluded, { read: () => readStory(journalFile), out, wanted }, { say }).finally(release)
      return settlement.exitCode
    },
  }
}
