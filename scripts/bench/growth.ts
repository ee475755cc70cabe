import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readJournal } from '../../harness/run/read-journal.ts'
import type { RunFinished } from '../../core/journal-events.ts'
import { spread } from './rounds.ts'

/** How to start a run, and where it may write. */
export interface Bench {
  assay: string
  /** The interface whose properties are measured. */
  benched: string
  folder: string
  seed: number
}

/** A whole run on the embedded sandbox in a process of its own. */
function wholeRun({ assay, folder, seed }: Bench, args: string[]): RunFinished {
  const out = join(folder, 'growth')
  spawnSync(process.execPath, [assay, 'run', ...args, '--seed', String(seed), '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const finished = readJournal(join(out, 'journal.ndjson')).events.find((event) => event.type === 'run-finished')
  if (finished?.exitCode !== 0) throw new Error(`BENCH_BROKEN: the run with ${args.join(' ')} did not hold, see ${out}`)
  return finished
}

const cases = [10, 40, 160]

/** Rows of a table: the cost of all interfaces, and how time and requests grow with cases per property. */
export function growth(bench: Bench): Array<[what: string, measured: string]> {
  const byCases = cases.map((count): [string, string] => [
    `${bench.benched} with ${count} cases per property`,
    measuredIn(wholeRun(bench, ['--interface', bench.benched, '--fuzz', String(count)])),
  ])
  return [['all interfaces', measuredIn(wholeRun(bench, []))], ...byCases]
}

/** A row of a table: the time of a run of all interfaces in two processes against one, measured in turn. */
export function inProcesses(bench: Bench, rounds: number): [what: string, measured: string] {
  const took = (jobs: number) => {
    const began = performance.now()
    wholeRun(bench, ['--jobs', `${jobs}`])
    return performance.now() - began
  }
  const ratios = Array.from({ length: rounds }, () => took(2) / took(1))
  return ['All interfaces in 2 processes against 1', `${spread(ratios)}, start and reports included`]
}

function measuredIn({ durationMs, requests, peakMemoryBytes }: RunFinished): string {
  return `${(durationMs / 1000).toFixed(1)} s, ${requests} requests, at most ${Math.round(peakMemoryBytes / 1024 / 1024)} MiB`
}
