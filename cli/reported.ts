import { relative } from 'node:path'
import type { RunStory } from '../reports/story/run-story.ts'
import type { ReportFormat } from '../reports/formats.ts'
import { readStory, type WrittenReport, writeReports } from '../reports/write-reports.ts'
import { asUnwritable } from './asked/out-folder.ts'

/** What a run comes to. */
export interface Concluded {
  exitCode: number
  sentence: string
  /** What is printed before the sentence. The story is read when it is first asked for. */
  lines: (story: () => RunStory) => string[]
}

/** Writes the reports of a journal that has ended, and prints the conclusion as the last line. @throws OutUnwritable */
export async function reported(
  { lines, sentence }: Concluded,
  { journalFile, out, wanted }: { journalFile: string; out: string; wanted: readonly ReportFormat[] },
  { say, conclude = say }: { say: (line: string) => void; conclude?: (line: string) => void },
): Promise<void> {
  const written = await writeReports(journalFile, out, wanted).catch((error) => {
    throw asUnwritable(out, error)
  })
  let story: RunStory | undefined
  for (const line of lines(() => (story ??= readStory(journalFile)))) say(line)
  for (const one of written) say(writtenLine(one))
  conclude(sentence)
}

/** What is printed of a report that was written. */
export function writtenLine({ file, note }: WrittenReport): string {
  return `${note ?? 'Wrote'} ${relative(process.cwd(), file) || file}`
}
