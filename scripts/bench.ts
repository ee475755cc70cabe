// What a run costs: `npm run bench`. Prints the table that stands in docs/performance.md.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSandbox } from '../cli/target.ts'
import { createClient } from '../harness/client/client.ts'
import type { Exchange } from '../harness/client/exchange.ts'
import { createMasker } from '../harness/client/mask.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { judgeTarget } from '../harness/run/judge-target.ts'
import { openJournal, readJournal } from '../harness/run/journal.ts'
import type { CheckDecided, RunFinished } from '../harness/run/journal-events.ts'
import { makeKeys } from '../sandbox/core/keys.ts'

const assay = fileURLToPath(new URL('../bin/assay.js', import.meta.url))
const rounds = 3
const seed = 20_140_321
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))

interface Round {
  runMs: number
  replayMs: number
  requests: number
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
  const began = performance.now()
  await judgeTarget({
    profile: target.profile,
    client,
    interfaces: target.profile.target.interfaces,
    only: [],
    seed,
    cases: target.profile.properties.cases,
    label: 'bench',
    embedded: true,
    record: (event) => {
      journal.write(event)
      if (event.type === 'check-decided') checks.push(event)
    },
  })
  const runMs = performance.now() - began
  await client.close()
  journal.close()
  await target.close()
  const port = Number(new URL(target.profile.target.base_url).port)
  const again = await openSandbox({ keys, seed, port })
  const replayMs = await replay(exchanges)
  await again.close()
  return { runMs, replayMs, requests: exchanges.length, checks }
}

async function replay(exchanges: Exchange[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const began = performance.now()
  for (const { request: sent } of exchanges) await bare(agent, sent)
  const ended = performance.now() - began
  agent.destroy()
  return ended
}

function bare(agent: Agent, sent: Exchange['request']): Promise<void> {
  return new Promise((resolve) => {
    const { host, pathname, search } = new URL(sent.url)
    const [hostname = '', port = ''] = host.split(':')
    const body = sent.bodyBase64 === undefined ? Buffer.from(sent.body) : Buffer.from(sent.bodyBase64, 'base64')
    const headers = Object.fromEntries(sent.headers)
    const outgoing = request({ agent, hostname, port, method: sent.method, path: pathname + search, headers })
    outgoing.on('response', (answer) => answer.resume().on('end', resolve))
    outgoing.on('error', () => resolve())
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

const keys = await makeKeys()
await round(keys)
const measured: Round[] = []
for (let number = 0; number < rounds; number += 1) measured.push(await round(keys))
const last = measured.at(-1)
const scenarios = last?.checks.filter(({ coverage }) => !coverage) ?? []
const apart = await serveApart()
const few = property('ais-v4/errors/total-contract', 100, apart.profile)
const many = property('ais-v4/errors/total-contract', 10_000, apart.profile)
apart.end()
const proof = prove()
const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
const rows: Array<[string, string]> = [
  [
    'Whole run of version 4',
    `${(median(measured.map(({ runMs }) => runMs)) / 1000).toFixed(2)} s, ${last?.requests} requests, ${last?.checks.length} checks`,
  ],
  ['The same requests sent bare', `${(median(measured.map(({ replayMs }) => replayMs)) / 1000).toFixed(2)} s`],
  ['Run against bare replay', `${median(measured.map(({ runMs, replayMs }) => runMs / replayMs)).toFixed(2)} times`],
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
  `Node ${process.versions.node}, ${cpus().length} processors, medians of ${rounds} rounds after one to warm up\n\n| What | Measured |\n|---|---|\n`,
)
for (const [what, value] of rows) process.stdout.write(`| ${what} | ${value} |\n`)
rmSync(folder, { recursive: true })
