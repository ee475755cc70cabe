import { mostShown } from '../core/most-shown.ts'
import { dirname, join } from 'node:path'
import { type LeftOut, readJournal } from '../harness/run/read-journal.ts'
import { exitCodeOf } from '../harness/verdicts/exit-code.ts'
import { usualFormats } from '../reports/formats.ts'
import { formatsOf, readStory, wouldChange, writeStory } from '../reports/write-reports.ts'
import type { RunStory } from '../reports/story/run-story.ts'
import { AskedWrongly } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { openOut } from './asked/open-out.ts'
import { readBaseline } from './asked/read-baseline.ts'
import { commandIn, namesOfReports } from './asked/own-files.ts'
import { writtenLine } from './reported.ts'
import { sinceLines } from './summary.ts'

export interface ReportCommandOptions {
  /** Names of reports, `all` for each; html, json and junit when empty. */
  format: string[]
  /** The folder to write to; by default that of the journal, or one below it if reports of the run would change. */
  out?: string
  /** results.json of an earlier run; by default the run's own baseline. */
  baseline?: string
  /** Overwrites the reports beside the journal, and returns the run's exit code. */
  conclude?: true
}

const reasons: Record<LeftOut['why'], string> = {
  torn: 'the run ended in the middle of this line',
  unreadable: 'it is not a journal event',
  unknown: 'its type of event is unknown',
}

/** `assay report`: rebuilds reports from a journal, also of a killed run. @throws CodedError, AskedWrongly */
export async function reportCommand(journal: string, options: ReportCommandOptions, io: Io): Promise<number> {
  const formats = options.format.length > 0 ? options.format : usualFormats
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline)
  const story = readStory(journal, baseline)
  const { header, sentence, damage, since, outcome } = story
  const wanted = formatsOf(formats)
  const out = options.conclude ? dirname(journal) : await folderFor(story, options.out, dirname(journal), wanted)
  const release = openOut(out, namesOfReports(wanted))
  const written = await writeStory(story, out, wanted).finally(release)
  const { leftOut } = readJournal(journal)
  for (const { line, why } of leftOut.slice(0, mostShown.lines))
    io.out.line(`Left out line ${line} of the journal: ${reasons[why]}`)
  if (leftOut.length > mostShown.lines) io.out.line(`... and ${leftOut.length - mostShown.lines} more lines`)
  if (!header.finished) io.out.line('The run did not finish: these reports are partial.')
  for (const one of written) io.out.line(writtenLine(one))
  io.out.line('A journal and its reports are only as honest as who kept them.')
  for (const line of since ? sinceLines(since) : []) io.out.line(line)
  io.out.line(sentence)
  if (options.conclude) return header.exitCode ?? exitCodeOf({ failed: outcome === 'failed', open: true })
  return exitCodeOf({ failed: false, open: damage !== undefined })
}

/**
 * The folder for rebuilt reports. A run's own reports beside its journal stay unchanged.
 * @throws AskedWrongly OUT_OCCUPIED when the requested folder holds them and they would change
 */
async function folderFor(
  story: RunStory,
  asked: string | undefined,
  beside: string,
  wanted: readonly string[],
): Promise<string> {
  const out = asked ?? beside
  if (commandIn(out) === undefined || !(await wouldChange(story, out, wanted))) return out
  if (asked === undefined) return join(beside, 'rebuilt')
  throw new AskedWrongly(
    'OUT_OCCUPIED',
    `${out} holds the reports of the run itself, and they would change. Give --out another folder, or leave it out.`,
  )
}
