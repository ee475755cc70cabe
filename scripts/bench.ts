// What a run costs: `npm run bench`. Prints the table that stands in docs/performance.md.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stayLean } from '../cli/stay-lean.ts'
import { openSandbox } from '../cli/target.ts'
import { createClient } from '../harness/client/client.ts'
import type { Exchange } from '../harness/client/exchange.ts'
import { createMasker } from '../harness/client/mask.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { judgeTarget } from '../harness/run/judge-target.ts'
import { openJournal, readJournal } from '../harness/run/journal.ts'
import type { CheckDecided, RunFinished } from '../harness/run/journal-events.ts'
import { makeKeys } from '../sandbox/core/keys.ts'
import { growth } from './bench/growth.ts'

const assay = fileURLToPath(new URL('../bin/assay.js', import.meta.url))
const warmUps = 1
const rounds = 5
const seed = 20_140_321
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))

interface Spent {
  ms: number
  processorMs: number
}

interface Round {
  run: Spent
  replay: Spent
  requests: number
  /** Requests of the replay that were answered with the status that they had in the run. */
  alike: number
  checks: CheckDecided[]
}

/** One run on a sandbox, then the same requests sent bare, one after the other, to a sandbox made from the same seed. */
async function round(keys: Awaited<ReturnType<typeof makeKeys>>): Promise<Round> {
  const exchanges: Exchange[] = []
  const checks: CheckDecided[] = []
  const target = await openSandbox({ keys, seed })
  const masker = createMasker(secretsOf(target.profile))
  const client = createClient({ profile: target.profile, masker, onExchange: (exchange) => exchanges.push(exchange) })
  const journal = openJournal(join(folder, 'journal.ndjson'), masker)
  const run = await spent(() =>
    judgeTarget({
      profile: target.profile,
      client,
      interfaces: ['ais-v4'],
      only: [],
      seed,
      cases: target.profile.properties.cases,
      label: 'bench',
      embedded: true,
      record: (event) => {
        journal.write(event)
        if (event.type === 'check-decided') checks.push(event)
      },
    }),
  )
  await client.close()
  journal.close()
  await target.close()
  const port = Number(new URL(target.profile.target.base_url).port)
  const again = await openSandbox({ keys, seed, port })
  let alike = 0
  const replayed = await spent(async () => {
    alike = await replay(exchanges)
  })
  await again.close()
  return { run, replay: replayed, requests: exchanges.length, alike, checks }
}

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const began = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - began, processorMs: (user + system) / 1000 }
}

/** Sends the requests again and gives how many were answered with the same status. */
async function replay(exchanges: Exchange[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let alike = 0
  for (const { request: sent, answer } of exchanges) {
    if ((await bare(agent, sent)) === answer?.status) alike += 1
  }
  agent.destroy()
  return alike
}

/** The status of the answer, undefined when none came. */
function bare(agent: Agent, sent: Exchange['request']): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { host, pathname, search } = new URL(sent.url)
    const [hostname = '', port = ''] = host.split(':')
    const body = sent.bodyBase64 === undefined ? Buffer.from(sent.body) : Buffer.from(sent.bodyBase64, 'base64')
    const headers = Object.fromEntries(sent.headers)
    const outgoing = request({ agent, hostname, port, method: sent.method, path: pathname + search, headers })
    outgoing.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body.length > 0 ? body : undefined)
  })
}

/** A sandbox in a process of its own, so that what it stores does not count as memory of the run. */
async function serveApart(): Promise<{ profile: string; end: () => void }> {
  const profile = join(folder, 'apart.yaml')
  const child = spawn(process.execPath, [assay, 'serve', '--write-profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(child.stderr, 'data')
  return { profile, end: () => child.kill() }
}

/** Peak memory and duration of a process that judges one property with that many cases. */
function property(address: string, cases: number, profile: string): RunFinished & { msPerCase: number } {
  const out = join(folder, `cases-${cases}`)
  const asked = ['--only', address, '--fuzz', `${cases}`, '--seed', `${seed}`, '--profile', profile]
  const args = [assay, 'run', ...asked, '--out', out]
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const { events } = readJournal(join(out, 'journal.ndjson'))
  const finished = events.find((event) => event.type === 'run-finished')
  const decided = events.find((event) => event.type === 'check-decided')
  if (!finished || decided?.coverage?.ran !== cases)
    throw new Error(`BENCH_BROKEN: ${address} ran ${decided?.coverage?.ran} of ${cases} cases, see ${out}`)
  return { ...finished, msPerCase: decided.durationMs / cases }
}

function prove(): { ms: number; mutants: number } {
  const began = performance.now()
  const { stdout } = spawnSync(process.execPath, [assay, 'prove', '--only', 'ais-v4/paging', '--jobs', '1'], {
    encoding: 'utf8',
  })
  return { ms: performance.now() - began, mutants: Number(/of (\d+) mutants/.exec(stdout)?.[1] ?? 0) }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

stayLean()
const keys = await makeKeys()
for (let number = 0; number < warmUps; number += 1) await round(keys)
const measured: Round[] = []
for (let number = 0; number < rounds; number += 1) measured.push(await round(keys))
const last = measured.at(-1)
const scenarios = last?.checks.filter(({ coverage }) => !coverage) ?? []
const apart = await serveApart()
const few = property('ais-v4/errors/total-contract', 100, apart.profile)
const many = property('ais-v4/errors/total-contract', 10_000, apart.profile)
apart.end()
const proof = prove()
const seconds = (of: (round: Round) => number) => `${(median(measured.map(of)) / 1000).toFixed(2)} s`
const times = (of: (spent: Spent) => number) =>
  `${median(measured.map(({ run, replay: barely }) => of(run) / of(barely))).toFixed(2)} times`
const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
const rows: Array<[string, string]> = [
  [
    'Whole run of version 4',
    `${seconds(({ run }) => run.ms)}, ${seconds(({ run }) => run.processorMs)} of processor time, ${last?.requests} requests, ${last?.checks.length} checks`,
  ],
  [
    'The same requests sent bare',
    `${seconds(({ replay: barely }) => barely.ms)}, ${seconds(({ replay: barely }) => barely.processorMs)} of processor time, ${last?.alike} answered as in the run`,
  ],
  ['Run against bare replay', `${times(({ ms }) => ms)}, ${times(({ processorMs }) => processorMs)} in processor time`],
  ['An example scenario, median', `${median(scenarios.map(({ durationMs }) => durationMs)).toFixed(1)} ms`],
  ['A property case', `${many.msPerCase.toFixed(2)} ms`],
  ['Peak memory at 100 cases', mib(few.peakMemoryBytes)],
  [
    'Peak memory at 10,000 cases',
    `${mib(many.peakMemoryBytes)}, ${(many.peakMemoryBytes / few.peakMemoryBytes).toFixed(2)} times`,
  ],
  ['Proving a mutant', `${Math.round(proof.ms / proof.mutants)} ms, ${proof.mutants} mutants, start included`],
]
process.stdout.write(
  `Node ${process.versions.node}, ${cpus().length} processors, medians of ${rounds} rounds after ${warmUps} to warm up\n\n| What | Measured |\n|---|---|\n`,
)
for (const [what, value] of rows) process.stdout.write(`| ${what} | ${value} |\n`)
process.stdout.write('\n| Whole run on the embedded sandbox | Measured once |\n|---|---|\n')
for (const [what, value] of growth({ assay, folder, seed })) process.stdout.write(`| ${what} | ${value} |\n`)
rmSync(folder, { recursive: true })
