import { statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { count } from '../../harness/reasons/count.ts'
import { coursesOf, type Course } from './history/course.ts'
import { historyHtml } from './history/history-html.ts'
import { historyJson } from './history/history-json.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'
import { runsBeneath } from './history/runs-beneath.ts'

export interface HistoryCommandOptions {
  out: string
}

const mostLeftOut = 10
const views = { 'index.html': historyHtml, 'history.json': historyJson }

/**
 * `assay history`: draws the course of all runs beneath a folder. Gives 0.
 * @throws AskedWrongly HISTORY_UNREADABLE where there is no such folder, HISTORY_EMPTY where no run is beneath it
 */
export async function historyCommand(folder: string, { out }: HistoryCommandOptions, io: Io): Promise<number> {
  const next = 'Give the folder beneath which the reports of runs are kept.'
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new AskedWrongly('HISTORY_UNREADABLE', `${folder || 'An empty name'} is no folder. ${next}`)
  const { runs, leftOut } = runsBeneath(folder)
  for (const { file, why } of leftOut.slice(0, mostLeftOut)) io.err.line(`Left out ${file}: ${why}`)
  if (leftOut.length > mostLeftOut) io.err.line(`... and ${leftOut.length - mostLeftOut} more files`)
  if (runs.length === 0) throw new AskedWrongly('HISTORY_EMPTY', `No run is beneath ${folder}. ${next}`)
  const courses = coursesOf(runs)
  const release = openOut(out, Object.keys(views))
  try {
    for (const course of courses) for (const line of linesOf(course)) io.out.line(line)
    for (const [name, view] of Object.entries(views)) {
      const file = join(out, name)
      inFolder(out, () => writeFileSync(file, view(courses, leftOut)))
      io.out.line(`Wrote ${relative(process.cwd(), file) || file}`)
    }
  } finally {
    release()
  }
  io.out.line(`${count(runs.length, 'run')} of ${count(courses.length, 'target')}.`)
  return 0
}

function linesOf({ target, runs, flaky, failed }: Course): string[] {
  const [first, last] = [runs[0], runs.at(-1)]
  const days = [...new Set([first, last].map((run) => run?.startedAt.slice(0, 10)))].join(' to ')
  return [
    `${target}: ${count(runs.length, 'run')}, ${days}`,
    `  last run: ${last?.evaluated} evaluated, ${last?.counts.failed} failed, ${last?.counts.warned} warned, ${last?.counts.untested} untested`,
    `  over all runs: ${failed.length} failed at least once, ${flaky.length} flaky`,
  ]
}
