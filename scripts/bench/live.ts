// Measures what workers save at a slow target: `npm run bench:live` for version 4, most of an hour with 1 worker; `npm
// run bench:live -- --only ais-v4/accounts` for a part, `node scripts/bench/live.ts` for all interfaces. Writes the row
// of the most workers to docs/performance.md. BENCH_WORKERS=8,32 sets the numbers, and
// BENCH_FAULTS=serves-a-fifth-more-than-the-limit the target's faults: each conclusion says whether the run found them.
import { mostShown } from '../../core/most-shown.ts'
import { seedOfProof } from '../../cli/prove/evaluate-task.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { readJournal } from '../../harness/run/read-journal.ts'
import { keyOfCheck } from '../../harness/run/shard.ts'
import type { JournalEvent, RunFinished } from '../../core/journal-events.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { assay, serveFarAway } from './far-away.ts'
import { writeFigures } from './figures-page.ts'

/** A target on another continent. */
const roundTripMs = 100
/** A usual provider. */
const stageMs = 500
/** As many as any of the numbers of workers needs. */
const concurrentRequests = 32
const usual = [1, 8, 32]
/** Longer than a whole run with one worker. */
const mostSeconds = 3 * 3600

/** Runs a command without showing its output. Returns the exit code. */
async function ended(args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [assay, ...args], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

interface Measured extends RunFinished {
  /** The checks that ended last and that took longest, a line each. */
  longest: string[]
}

/** A run with this number of workers, at a sandbox of its own behind the proxy, in an empty folder. */
async function measured(folder: string, workers: number, asked: string[]): Promise<Measured> {
  const profile = join(folder, 'profile.yaml')
  const out = join(folder, 'run')
  const { end } = await serveFarAway(profile, { roundTripMs, stageMs, faults })
  const given = parse(readFileSync(profile, 'utf8')) as Pick<Profile, 'pacing' | 'properties' | 'budget'>
  const pacing = { ...given.pacing, concurrent_requests: concurrentRequests }
  // The same work for every number of workers: no property ends before its last case.
  const properties = { ...given.properties, seconds: mostSeconds }
  const budget = { ...given.budget, seconds: mostSeconds }
  writeFileSync(profile, stringify({ ...given, pacing, properties, budget }))
  const options = ['--profile', profile, '--workers', `${workers}`, '--seed', `${seedOfProof}`, '--out', out]
  await ended(['run', ...asked, ...options])
  await end()
  const { events } = readJournal(join(out, 'journal.ndjson'))
  const finished = events.find((event) => event.type === 'run-finished')
  if (!finished) throw new Error(`BENCH_BROKEN: the run with ${workers} workers did not end, see ${out}`)
  return { ...finished, longest: longestIn(events) }
}

/** The checks that took longest, with their waits. */
function longestIn(events: readonly JournalEvent[]): string[] {
  const [start] = events.flatMap((event) => ('at' in event ? Date.parse(event.at) : []))
  const begun = new Map<string, number>()
  const spans: Array<{ check: string; from: number; to: number }> = []
  for (const event of events) {
    if (event.type !== 'check-started' && event.type !== 'check-decided') continue
    const check = keyOfCheck(event.interface, event.check)
    const at = Date.parse(event.at)
    if (event.type === 'check-started') begun.set(check, at)
    else spans.push({ check, from: begun.get(check) ?? at, to: at })
  }
  const seconds = (ms: number) => ((ms - (start ?? 0)) / 1000).toFixed(1)
  return spans
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, mostShown.names)
    .map(({ check, from, to }) => `${seconds(from)} s to ${seconds(to)} s: ${check}`)
}

const asked = process.argv.slice(2)
const given = process.env['BENCH_WORKERS']?.split(',').map(Number) ?? usual
const faults = process.env['BENCH_FAULTS']?.split(',') ?? []
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-live-'))
process.stdout.write(
  `Round trip ${roundTripMs} ms, stages of ${stageMs} ms, at most ${concurrentRequests} requests at a time\n\n`,
)
process.stdout.write(
  '| Workers | Time | Against one | Requests | Peak memory | Conclusion |\n|---|---|---|---|---|---|\n',
)
let first: number | undefined
const longestOf: string[] = []
for (const workers of given) {
  const { durationMs, requests, peakMemoryBytes, sentence, longest } = await measured(
    mkdtempSync(join(folder, 'run-')),
    workers,
    asked,
  )
  first ??= durationMs
  const mib = Math.round(peakMemoryBytes / 1024 / 1024)
  const times = (first / durationMs).toFixed(1)
  process.stdout.write(
    `| ${workers} | ${(durationMs / 1000).toFixed(1)} s | ${times} times | ${requests} | ${mib} MiB | ${sentence} |\n`,
  )
  if (workers === concurrentRequests && faults.length === 0) {
    const interfaces = asked.filter((one) => !one.startsWith('--')).join(', ') || 'all interfaces'
    const away = `Once, ${roundTripMs} ms away, stages of ${stageMs} ms, ${workers} workers: ${interfaces}`
    writeFigures([[away, `${(durationMs / 1000).toFixed(1)} s, ${requests} requests, at most ${mib} MiB`]])
  }
  longestOf.push(`Longest checks with ${workers}:`, ...longest.map((line) => `  ${line}`))
}
process.stdout.write(`\n${longestOf.join('\n')}\n`)
rmSync(folder, { recursive: true })
