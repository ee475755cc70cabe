import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type HistoryRun, historyRunOf } from './history-run.ts'
import type { LeftOutFile } from './history-html.ts'
import { beginningOf, isRunFile, readRunFile } from '../../../reports/read-run-file.ts'

export interface RunsBeneath {
  runs: HistoryRun[]
  leftOut: LeftOutFile[]
}

/** What is read first of the files of one run: results are small, a recording holds the least. */
const inOrder = [/\.json$/, /\.ndjson$/, /./]

/**
 * Every run beneath a folder, each once, however many of its files are there. What begins as a run and cannot be read
 * is left out, with the reason.
 * @throws the error of the file system where the folder cannot be read
 */
export function runsBeneath(folder: string): RunsBeneath {
  const found = filesIn(folder).filter((file) => isRunFile(beginningOf(file)))
  const rankOf = (file: string) => inOrder.findIndex((ending) => ending.test(file))
  const runs: HistoryRun[] = []
  const leftOut: LeftOutFile[] = []
  for (const file of found.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    try {
      const run = historyRunOf(readRunFile(file))
      if (!runs.some((one) => isSame(one, run))) runs.push(run)
    } catch (error) {
      leftOut.push({ file, why: (error as Error).message })
    }
  }
  return { runs, leftOut }
}

/** The recording of a run begins a moment before its journal. */
const momentMs = 10_000

function isSame(one: HistoryRun, other: HistoryRun): boolean {
  const apart = Math.abs(Date.parse(one.startedAt) - Date.parse(other.startedAt))
  const partsOf = ({ seed, target, shard }: HistoryRun) =>
    [seed, target.name, target.base_url, shard?.number].join('\n')
  return apart < momentMs && partsOf(one) === partsOf(other)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isFile()) return [path]
      return entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name) ? filesIn(path) : []
    })
}
