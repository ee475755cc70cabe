import { join } from 'node:path'
import type { InterfaceName } from '../core/interface-name.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { judgeClients } from '../harness/duties/judge-clients.ts'
import { parseProfile } from '../harness/profile/read-profile.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'
import { openJournal } from '../harness/run/journal.ts'
import type { FailOn } from '../harness/verdicts/exit-code.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { usualFormats } from '../reports/formats.ts'
import { formatsOf, readStory } from '../reports/write-reports.ts'
import { interfacesToJudge } from './asked/interfaces-to-judge.ts'
import { openOut } from './asked/open-out.ts'
import { inFolder } from './asked/out-folder.ts'
import { namesOfRun, writtenBy } from './asked/own-files.ts'
import type { Screen } from './asked/screen.ts'
import type { ClientsRecorder } from './clients-recorder.ts'
import { reported } from './reported.ts'
import { summaryOf } from './summary.ts'

export interface JudgeClientOptions {
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

/** Takes the folder for the reports on clients. @throws AskedWrongly, ReportError; OutUnwritable */
export function openClientReport(options: JudgeClientOptions, profileText: string): ClientReport {
  const { out, format, failOn } = options
  const startedAt = new Date().toISOString()
  const profile = parseProfile(profileText, { file: 'the sandbox', folder: process.cwd(), environment: {} })
  const interfaces: InterfaceName[] = options.interface.length > 0 ? interfacesToJudge(profile, options.interface) : []
  const wanted = formatsOf([...usualFormats, ...format])
  const release = openOut(out, namesOfRun(wanted), { command: 'serve' })
  const journalFile = join(out, 'journal.ndjson')
  return {
    release,
    async write({ seen, dropped }, screen) {
      const masker = createMasker()
      const journal = inFolder(out, () => openJournal(journalFile, masker))
      const settlement = judgeClients({
        seen,
        dropped: dropped(),
        profile,
        dialects: describeEveryInterface().map(({ dialect }) => dialect),
        interfaces,
        failOn,
        startedAt,
        masker,
        record: (event) => journal.write(writtenBy('serve', event)),
      })
      journal.close()
      const say = (line: string) => screen.line(masker.mask(line))
      const concluded = {
        exitCode: settlement.exitCode,
        sentence: wordsOf(settlement.conclusion),
        lines: () => summaryOf(settlement, [], () => [], { readings: [] }),
      }
      await reported(concluded, { read: () => readStory(journalFile), out, wanted }, { say }).finally(release)
      return settlement.exitCode
    },
  }
}
