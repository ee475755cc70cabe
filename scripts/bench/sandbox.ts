// How a kept sandbox answers with a hundred customers and with a thousand, each with a thousand transactions:
// `npm run bench:sandbox`. It takes some minutes, most of them for the data. Both sandboxes are asked in turn, so that
// whatever else the machine does slows them alike.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openState } from '../../sandbox/state/open-state.ts'
import { type FilledAccount, fillWorld } from './fill-world.ts'

const transactionsEach = 1000
const requests = 600
const assay = fileURLToPath(new URL('../../bin/assay.js', import.meta.url))

interface Credentials {
  addresses: { v4: string }
  clients: { main: { app_id: string; secret: string } }
}

interface Filled {
  customers: number
  path: string
  accounts: FilledAccount[]
  server: ChildProcess
  credentials: Credentials
  /** How long each page took, in milliseconds. */
  times: number[]
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-sandbox-'))
const filled: Filled[] = []
try {
  for (const customers of [100, 1000]) filled.push(await serveFilled(customers))
  for (let number = 0; number < requests; number++) {
    for (const one of number % 2 === 0 ? filled : filled.toReversed()) one.times.push(await timeOfPage(one, number))
  }
  for (const one of filled) process.stdout.write(`${lineOf(one)}\n`)
} finally {
  for (const { server } of filled) server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

async function serveFilled(customers: number): Promise<Filled> {
  const path = join(folder, String(customers))
  const accounts = await fillWorld(await openState(path, { reset: true }), customers, transactionsEach)
  const file = join(folder, `${customers}.json`)
  const written = ['--write-credentials', file, '--write-profile', join(folder, `${customers}.yaml`)]
  const server = spawn(process.execPath, [assay, 'serve', '--state', path, ...written])
  await once(server.stderr, 'data')
  const credentials = JSON.parse(readFileSync(file, 'utf8')) as Credentials
  return { customers, path, accounts, server, credentials, times: [] }
}

/** How long a page of 100 transactions takes, in milliseconds; the pages are spread over all accounts. */
async function timeOfPage({ credentials, accounts }: Filled, number: number): Promise<number> {
  const { addresses, clients } = credentials
  const headers = { 'App-id': clients.main.app_id, Secret: clients.main.secret }
  const { id, from } = accounts[(number * 7919) % accounts.length] as FilledAccount
  const began = performance.now()
  const url = `${addresses.v4}/transactions?account_id=${id}&from_id=${from[number % from.length]}`
  const { data } = (await (await fetch(url, { headers })).json()) as { data: unknown[] }
  const took = performance.now() - began
  if (data.length !== 100) throw new Error(`a page has ${data.length} transactions`)
  return took
}

function lineOf({ customers, path, server, times }: Filled): string {
  times.sort((a, b) => a - b)
  const at = (part: number) => `${times[Math.floor(times.length * part)]?.toFixed(1)} ms`
  const megabytes = Math.round(statSync(join(path, 'sandbox.db')).size / 1e6)
  return `${customers} customers, ${customers * transactionsEach} transactions (${megabytes} MB): page p50 ${at(0.5)}, p95 ${at(0.95)}; at most ${peakMebibytes(server)} MiB`
}

/** The most memory that a process took, as Linux reports it. */
function peakMebibytes({ pid }: ChildProcess): string {
  const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return found ? (Number(found[1]) / 1024).toFixed(0) : 'unknown'
}
