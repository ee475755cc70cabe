import { relative } from 'node:path'
import type { RunStory } from '../reports/story/run-story.ts'
import { writeStory, type WrittenReport } from '../reports/write-reports.ts'
import { asUnwritable } from './asked/out-folder.ts'

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
  const { story, written } = await writtenOf(read, out, wanted).catch((error) => {
    throw asUnwritable(out, error)
  })
  for (const line of lines(story)) say(line)
  for (const one of written) say(writtenLine(one))
  conclude(sentence)
}

async function writtenOf(read: () => RunStory, out: string, wanted: readonly string[]) {
  const story = read()
  return { story, written: await writeStory(story, out, wanted) }
}

export function writtenLine({ file, note }: WrittenReport): string {
  const way = relative(process.cwd(), file)
  return `${note ?? 'Wrote'} ${way === '' || way.startsWith('..') ? file : way}`
}
