import { join } from 'node:path'
import { openSandbox } from '../../cli/targets/open-target.ts'
import { createClient } from '../../harness/client/client.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { secretsOf } from '../../harness/profile/secrets-of.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { openJournal } from '../../harness/run/journal.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import type { Profile } from '../../harness/profile/profile.ts'

interface Spent {
  ms: number
  processorMs: number
}

/** A run of an interface and the bare replay of its requests. */
export interface Round {
  run: Spent
  replay: Spent
  requests: number
  /** The number of requests to the sandbox, browsers' included. */
  received: number
  /** How many replayed requests got the same status as in the run. */
  alike: number
  checks: CheckDecided[]
}

/** Rounds of one interface, after one to warm up. */
export async function roundsOf(
  name: InterfaceName,
  rounds: number,
  { folder, seed, shared }: { folder: string; seed: number; shared: SandboxOptions },
): Promise<Round[]> {
  const measured: Round[] = []
  for (let number = 0; number <= rounds; number += 1)
    measured.push(await round(name, join(folder, 'journal.ndjson'), { ...shared, seed }))
  return measured.slice(1)
}

/** A run on a sandbox, then its requests alone, one by one, to a sandbox with the same seed. */
async function round(name: InterfaceName, file: string, options: SandboxOptions & { seed: number }): Promise<Round> {
  const checks: CheckDecided[] = []
  const target = await openSandbox(options)
  const { profile } = target
  const masker = createMasker(secretsOf(profile))
  const client = createClient({ profile, masker })
  const journal = openJournal(file, masker)
  const [run, received] = await spent(() =>
    receivedDuring(() =>
      evaluateTarget({
        profile,
        client,
        interfaces: [name],
        describe: describeInterface,
        only: [],
        seed: options.seed,
        cases: profile.properties.cases,
        label: 'bench',
        embedded: true,
        record: (event) => {
          journal.write(event)
          if (event.type === 'check-decided') checks.push(event)
        },
      }),
    ),
  )
  await client.close()
  journal.close()
  await target.close()
  const port = Number(new URL(profile.target.base_url).port)
  const again = await openSandbox({ ...options, port })
  const [barely, alike] = await spent(() => replay(received, profile, again.profile))
  await again.close()
  return { run, replay: barely, requests: client.stats().requests, received: received.length, alike, checks }
}

async function spent<Result>(work: () => Promise<Result>): Promise<[Spent, Result]> {
  const began = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [{ ms: performance.now() - began, processorMs: (user + system) / 1000 }, result]
}

/** The median; 0 for no values. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The time of a run relative to its requests alone, by the clock or in processor time. */
export function ratio(rounds: Round[], of: (spent: Spent) => number): string {
  return spread(rounds.map(({ run, replay: barely }) => of(run) / of(barely)))
}

/** The median, the least and the most of some ratios. */
export function spread(ratios: number[]): string {
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2))
  return `${middle} times (${least} to ${most})`
}

/** A request that a server of this process received, also from browsers at hosted pages. */
export interface Received {
  port: number
  method: string
  path: string
  headers: string[]
  body: Buffer
  /** The status of its answer; undefined before it. */
  status?: number
}

/** Records the requests that arrive during `work`, in order. */
async function receivedDuring(work: () => Promise<unknown>): Promise<Received[]> {
  const received = new Map<IncomingMessage, Received & { chunks: Buffer[] }>()
  const begins = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    const { method = '', url = '', rawHeaders, socket } = request
    const one = { port: socket.localPort ?? 0, method, path: url, headers: rawHeaders, chunks: [] as Buffer[] }
    received.set(request, { ...one, body: Buffer.alloc(0) })
    // A listener for data would start reading before the server does.
    const push = request.push.bind(request)
    request.push = (chunk: Buffer | null) => {
      if (chunk) one.chunks.push(chunk)
      return push(chunk)
    }
  }
  const ends = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const one = received.get(request)
    if (one) Object.assign(one, { status: response.statusCode, body: Buffer.concat(one.chunks) })
  }
  subscribe('http.server.request.start', begins)
  subscribe('http.server.response.finish', ends)
  await work()
  unsubscribe('http.server.request.start', begins)
  unsubscribe('http.server.response.finish', ends)
  return [...received.values()]
}

/**
 * Sends a run's received requests again, one by one, to a sandbox with the same seed, with the usual website
 * certificate for open finance. Returns how many got the same status as in the run.
 */
async function replay(received: readonly Received[], before: Profile, now: Profile): Promise<number> {
  const agents = agentsFor(now)
  const moved = movedTo(before, now)
  let alike = 0
  for (const request of received) {
    const origin = moved(request.port)
    if (origin && (await bare(agents, origin, request)) === request.status) alike += 1
  }
  for (const agent of Object.values(agents)) agent.destroy()
  return alike
}

type Agents = { 'http:': http.Agent; 'https:': https.Agent }

function agentsFor({ open_finance: section }: Profile): Agents {
  const kept = { keepAlive: true, maxSockets: 1 }
  const identity = section && { cert: section.website.certificate, key: section.website.key, ca: section.authority }
  return { 'http:': new http.Agent(kept), 'https:': new https.Agent({ ...kept, ...identity }) }
}

/** The second sandbox's address for a port of the first; undefined for another server's port. */
function movedTo(before: Profile, now: Profile): (port: number) => URL | undefined {
  const origins = new Map([
    [portOf(before.open_finance?.base_url), now.open_finance?.base_url],
    [portOf(before.target.base_url), now.target.base_url],
  ])
  return (port) => {
    const origin = origins.get(port)
    return origin === undefined ? undefined : new URL(origin)
  }
}

function portOf(url: string | undefined): number {
  return url === undefined ? 0 : Number(new URL(url).port)
}

/** The status of the answer; undefined without one. */
function bare(agents: Agents, { protocol, hostname, port }: URL, sent: Received): Promise<number | undefined> {
  return new Promise((resolve) => {
    const secure = protocol === 'https:'
    const { method, path, headers, body } = sent
    const agent = agents[secure ? 'https:' : 'http:']
    const outgoing = (secure ? https : http).request({ agent, hostname, port, method, path, headers })
    outgoing.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body.length > 0 ? body : undefined)
  })
}
