import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import type { RunningSandbox } from '../../../sandbox/server/start.ts'
import { createRules } from '../../../sandbox/world/rules.ts'
import { apiPlans } from './requests/api-plans.ts'
import { controlPlans, openFinancePlans, pagePlans, wirePlans } from './requests/other-plans.ts'
import type { Plan } from './requests/plan.ts'
import { createFindings, type Finding } from './findings.ts'
import { judge } from './world/decide.ts'
import { createLookup } from './world/lookup.ts'
import { loopbackOnly } from './world/loopback-only.ts'
import { createSend, type Exchange } from './world/send.ts'
import { openWorld, ownedBy, restore, victim, type Shared } from './world/world.ts'

export interface FuzzOptions {
  seed: number
  requests: number
  /** The end, even where fewer requests were sent. */
  seconds: number
  /** Requests to one sandbox, before the next begins with nothing. */
  perWorld?: number
}

export interface Fuzzed {
  sent: number
  seconds: number
  /** By kind of plan, and of it those past the gates. */
  kinds: Map<string, { sent: number; past: number }>
  /** Answers by what was asked and what came of it. */
  outcomes: Map<string, Map<string, number>>
  findings: Finding[]
  /** What is held after each world is closed and forgotten, in bytes. */
  heldBytes: number[]
  slowest: { ms: number; name: string }
}

const atOnce = 8
const batch = 400
/** By then logins may be refreshed; at other times their sessions have not expired. */
const refreshableAfterSeconds = 7200
const slowMs = 5000
const growthBytes = 24 * 1024 * 1024

/** Tries made-up requests on sandboxes of its own, one after the other, and says what was found. */
export async function fuzzSandbox(shared: Shared, options: FuzzOptions): Promise<Fuzzed> {
  const { seed, requests, seconds, perWorld = 25_000 } = options
  const began = performance.now()
  const findings = createFindings()
  const fuzzed: Fuzzed = {
    sent: 0,
    seconds: 0,
    kinds: new Map(),
    outcomes: new Map(),
    findings: [],
    heldBytes: [],
    slowest: { ms: 0, name: '' },
  }
  // One batch is sent in any case: on a busy machine a sandbox alone may take the seconds of a short trial to open.
  const isOver = () => fuzzed.sent >= requests || (fuzzed.sent > 0 && performance.now() - began > seconds * 1000)
  const end = [loopbackOnly(), watchFaults((fault) => findings.add('logs a fault', fault))]
  try {
    while (!isOver()) {
      await tryWorld(shared, { seed, fuzzed, findings, until: Math.min(fuzzed.sent + perWorld, requests), isOver })
      fuzzed.heldBytes.push(heldBytes())
    }
  } finally {
    for (const one of end) one()
  }
  const [first = 0, ...others] = fuzzed.heldBytes.slice(1)
  if (Math.max(0, ...others) - first > growthBytes) findings.add('grows in memory', fuzzed.heldBytes.join(' '))
  fuzzed.seconds = (performance.now() - began) / 1000
  fuzzed.findings = findings.all()
  return fuzzed
}

interface Trying {
  seed: number
  fuzzed: Fuzzed
  findings: ReturnType<typeof createFindings>
  until: number
  isOver: () => boolean
}

/** Sends batches to one sandbox until it has had its share. After each the victim must be as before. */
async function tryWorld(shared: Shared, trying: Trying): Promise<void> {
  const running = await openWorld(shared)
  try {
    await tryBatches(running, everyPlan(shared.openFinance !== undefined), trying)
  } finally {
    await running.close()
  }
}

async function tryBatches(
  running: RunningSandbox,
  plans: fc.Arbitrary<Plan>,
  { seed, fuzzed, findings, until, isOver }: Trying,
): Promise<void> {
  const lookup = createLookup(running)
  const { send, close } = createSend(running, lookup)
  const statuses = new Map(Object.values(running.clients).map(({ client }) => [client.id, client.status]))
  const before = ownedBy(running, victim)
  while (fuzzed.sent < until && !isOver()) {
    const numRuns = Math.min(batch, until - fuzzed.sent)
    const queue = fc.sample(plans, { seed: seed + fuzzed.sent, numRuns }).values()
    const work = async () => {
      for (const plan of queue) count(fuzzed, findings, running, await send(plan))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (ownedBy(running, victim) !== before) {
      findings.add('changes what belongs to another client', `requests ${fuzzed.sent - numRuns} to ${fuzzed.sent}`)
      break
    }
    restore(running, statuses, fuzzed.sent % (3 * batch) === 0 ? refreshableAfterSeconds : 0)
    lookup.refresh()
  }
  close()
}

function everyPlan(openFinance: boolean): fc.Arbitrary<Plan> {
  return fc.oneof(
    { weight: 78, arbitrary: apiPlans(Object.values(createRules().versions)) },
    { weight: 7, arbitrary: controlPlans() },
    { weight: 12, arbitrary: pagePlans() },
    { weight: openFinance ? 3 : 0, arbitrary: openFinancePlans() },
    { weight: 1, arbitrary: wirePlans() },
  )
}

function count(fuzzed: Fuzzed, findings: Trying['findings'], running: RunningSandbox, exchange: Exchange): void {
  const { plan, sent, ms } = exchange
  const { outcome, isPast, faults } = judge(running, exchange)
  fuzzed.sent += 1
  const kind = fuzzed.kinds.get(plan.of) ?? { sent: 0, past: 0 }
  fuzzed.kinds.set(plan.of, { sent: kind.sent + 1, past: kind.past + Number(isPast) })
  const outcomes = fuzzed.outcomes.get(plan.name) ?? new Map<string, number>()
  fuzzed.outcomes.set(plan.name, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1))
  if (ms > fuzzed.slowest.ms) fuzzed.slowest = { ms, name: plan.name }
  for (const fault of [...faults, ...(ms > slowMs ? ['takes more than 5 s'] : [])])
    findings.add(`${plan.name} ${fault}`, JSON.stringify({ sent, answer: exchange.text.slice(0, 500) }))
}

/** The sandbox answers a page with 400 where it fails, and says so in its log: that counts as a failure too. */
function watchFaults(report: (fault: string) => void): () => void {
  const write = process.stderr.write.bind(process.stderr)
  const unhandled = (error: unknown): void => report(`unhandled: ${String((error as Error)?.stack ?? error)}`)
  process.on('unhandledRejection', unhandled)
  process.stderr.write = (chunk: string | Uint8Array) => {
    const text = String(chunk)
    if (!text.startsWith('SANDBOX_FAULT')) return write(chunk)
    report(text.slice(0, 600))
    return true
  }
  return () => {
    process.stderr.write = write
    process.off('unhandledRejection', unhandled)
  }
}

/** What is still held once nothing needs it any more. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
