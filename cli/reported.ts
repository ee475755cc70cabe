import { relative, join } from 'node:path'
import type { RunStory } from '../reports/story/run-story.ts'
import { writeStory, type WrittenReport } from '../reports/write-reports.ts'
import { asUnwritable } from './asked/out-folder.ts'
import { usualFormats } from '../reports/formats.ts'

export interface Concluded {
  exitCode: number
  sentence: string
  /** Printed before the sentence. */
  lines: (story: RunStory) => string[]
}

/** Writes the reports of an ended run's story, and prints the conclusion as the last line. @throws OutUnwritable */
export async function reported(
  { lines, sentence }: Concluded,
  { read, out, wanted }: { read: () => RunStory; out: string; wanted: readonly string[] },
  { say, conclude = say }: { say: (line: string) => void; conclude?: (line: string) => void },
): Promise<void> {
  try {
    const story = read()
    const written = await writeStory(story, out, wanted)
    for (const line of lines(story)) say(line)
    for (const one of written) say(writtenLine(one))
  } catch (error) {
    throw asUnwritable(out, error)
  }
  conclude(sentence)
}

export function writtenLine({ file, note }: WrittenReport): string {
  const way = relative(process.cwd(), file)
  return `${note ?? 'Wrote'} ${way === '' || way.startsWith('..') ? file : way}`
}

/** The arguments that write the reports if the run's process ends without them. */
export function followUp({ out, format }: { out: string; format: string[] }): string[] {
  const formats = [...usualFormats, ...format].flatMap((name) => ['--format', name])
  return ['report', join(out, 'journal.ndjson'), '--conclude', ...formats]
}
