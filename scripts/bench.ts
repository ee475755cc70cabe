// Measures the cost of a run: `npm run bench`, or `npm run bench -- memory payments-v1` for these parts. Writes the
// rows of docs/performance.md.
import { seedOfProof } from '../cli/prove/evaluate-task.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOpenFinance } from '../cli/targets/sandbox-material.ts'
import { routeOf } from '../harness/dialect/dialect.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import type { InterfaceName } from '../core/interfaces.ts'
import type { JournalEvent, RunFinished } from '../core/journal-events.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { makeKeys } from '../sandbox/basics/keys.ts'
import { assay, serveApart } from './bench/far-away.ts'
import { rounds, writeFigures } from './bench/figures-page.ts'
import { median, ratio, type Round, roundsOf, spread } from './bench/rounds.ts'

/** The measured interface: the first with every route and the usual keys of clients. */
const wide = describeEveryInterface().filter(({ dialect }) => routeOf(dialect, 'create a login') && !dialect.ownKeys)
const benched = wide[0]?.dialect.interface ?? ''
/** The interfaces that differ from it. Versions of one interface cost the same. */
const compared = describeEveryInterface().flatMap(({ dialect }) =>
  dialect.comparedWith.length === 0 ? [dialect.interface] : [],
)
/** A proof of one topic takes minutes. */
const fewRounds = 3
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))

/** The events of a run in a process of its own. */
function eventsOf(options: readonly string[], name: string): JournalEvent[] {
  const out = join(folder, name)
  spawnSync(process.execPath, [assay, 'run', ...options, '--seed', `${seedOfProof}`, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readJournal(join(out, 'journal.ndjson')).events
}

/** Peak memory and duration of a process that evaluates one property with this number of cases. */
function property(address: string, cases: number, profile: string): RunFinished & { msPerCase: number } {
  const events = eventsOf(['--only', address, '--fuzz', `${cases}`, '--profile', profile], `cases-${cases}`)
  const finished = events.find((event) => event.type === 'run-finished')
  const decided = events.find((event) => event.type === 'check-decided')
  if (!finished || decided?.coverage?.ran !== cases)
    throw new Error(`BENCH_BROKEN: ${address} ran ${decided?.coverage?.ran} of ${cases} cases, see ${folder}`)
  return { ...finished, msPerCase: decided.durationMs / cases }
}

/** A whole run on the embedded sandbox in a process of its own. */
function wholeRun(options: readonly string[]): RunFinished {
  const finished = eventsOf(options, 'growth').find((event) => event.type === 'run-finished')
  if (finished?.exitCode !== 0)
    throw new Error(`BENCH_BROKEN: the run with ${options.join(' ')} did not hold, see ${folder}`)
  return finished
}

/** The cost of all interfaces, and how time and requests grow with cases per property. */
function growth(): Row[] {
  const row = (what: string, options: readonly string[]): Row => {
    const { durationMs, requests, peakMemoryBytes } = wholeRun(options)
    const seconds = (durationMs / 1000).toFixed(1)
    return [`Once, whole run: ${what}`, `${seconds} s, ${requests} requests, at most ${mib(peakMemoryBytes)}`]
  }
  return [
    row('all interfaces', []),
    ...[10, 40, 160].map((cases) =>
      row(`${benched} with ${cases} cases per property`, ['--interface', benched, '--fuzz', `${cases}`]),
    ),
  ]
}

/** The time of a run of all interfaces in two processes against one, measured in turn. */
function inProcesses(): Row {
  const took = (jobs: number) => {
    const began = performance.now()
    wholeRun(['--jobs', `${jobs}`])
    return performance.now() - began
  }
  const ratios = Array.from({ length: fewRounds }, () => took(2) / took(1))
  return ['All interfaces in 2 processes against 1', `${spread(ratios)}, start and reports included`]
}

function prove(): { ms: number; faults: number } {
  const began = performance.now()
  const { stdout } = spawnSync(process.execPath, [assay, 'prove', '--only', `${benched}/paging`, '--jobs', '1'], {
    encoding: 'utf8',
  })
  return { ms: performance.now() - began, faults: Number(/of (\d+) faults/.exec(stdout)?.[1] ?? 0) }
}

const shared = { keys: await makeKeys() }
const seconds = (of: number[]) => `${(median(of) / 1000).toFixed(2)} s`
const againstBare = (all: Round[]) =>
  `${ratio(all, ({ ms }) => ms)}, ${ratio(all, ({ processorMs }) => processorMs)} in processor time`
const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`

type Row = [what: string, measured: string]

async function againstBareOf(name: InterfaceName): Promise<Row[]> {
  const bothWays = { ...shared, openFinance: await makeOpenFinance() }
  const all = await roundsOf(name, fewRounds, { folder, seed: seedOfProof, shared: bothWays })
  const { received = 0, alike = 0 } = all.at(-1) ?? {}
  return [[`${name} against bare replay`, `${againstBare(all)}, ${alike} of ${received} answered as in the run`]]
}

/** The measurements by the word that requests them. */
const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  async run() {
    const all = await roundsOf(benched, rounds, { folder, seed: seedOfProof, shared })
    const { requests, alike, received, checks = [] } = all.at(-1) ?? {}
    const scenarios = checks.filter(({ coverage }) => !coverage).map(({ durationMs }) => durationMs)
    const [run, bare] = (['run', 'replay'] as const).map((of) => {
      const spent = all.map((round) => round[of])
      return `${seconds(spent.map(({ ms }) => ms))}, ${seconds(spent.map(({ processorMs }) => processorMs))} of processor time`
    })
    return [
      [`Whole run of ${benched}`, `${run}, ${requests} requests, ${checks.length} checks`],
      ['The same requests sent bare', `${bare}, ${alike} of ${received} answered as in the run`],
      ['Run against bare replay', againstBare(all)],
      ['An example scenario, median', `${median(scenarios).toFixed(1)} ms`],
    ]
  },
  async memory() {
    const profile = join(folder, 'apart.yaml')
    const sandbox = await serveApart(profile)
    const few = property(`${benched}/errors/total-contract`, 100, profile)
    const many = property(`${benched}/errors/total-contract`, 10_000, profile)
    sandbox.kill()
    const times = (many.peakMemoryBytes / few.peakMemoryBytes).toFixed(2)
    return [
      ['A property case', `${many.msPerCase.toFixed(2)} ms`],
      ['Peak memory at 100 cases', mib(few.peakMemoryBytes)],
      ['Peak memory at 10,000 cases', `${mib(many.peakMemoryBytes)}, ${times} times`],
    ]
  },
  proof() {
    const { ms, faults } = prove()
    return [['Proving a fault', `${Math.round(ms / faults)} ms, ${faults} faults, start included`]]
  },
  ...Object.fromEntries(compared.map((name) => [name, () => againstBareOf(name)])),
  growth,
  jobs: () => [inProcesses()],
}

const asked = process.argv.slice(2)
const rows: Row[] = []
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`BENCH_UNKNOWN: "${name}" is not measured. Name some of ${Object.keys(parts).join(', ')}.`)
  rows.push(...(await part()))
}
writeFigures(rows)
rmSync(folder, { recursive: true })
