import { dayOf } from '../../core/calendar.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { Client } from '../client/client.ts'
import { type Entry, plannedContract } from '../contracts/decide-interaction.ts'
import { createBrowsers, type Browsers } from '../hosted/browsers.ts'
import type { CheckDecided, ContractDecided, JournalEvent, RunStarted } from '../../core/journal-events.ts'
import { interfaceRun, type InterfaceRun, evaluateFirst, seenBy } from './interface-run.ts'
import { browserFor } from './can-run.ts'
import { chooseWorkers } from './choose-workers.ts'
import type { SomePlaces } from '../quantifiers/some-places.ts'
import { mostCasesAt } from './depth.ts'
import { decideObservers } from './decide-observers.ts'
import { conclude, withoutEmpty } from './conclude.ts'
import { notingRejections } from './evaluate-checks.ts'
import { evaluateSideBySide, type SideBySide } from './evaluate-side-by-side.ts'
import { checksIn, type Plan } from './plan.ts'
import type { Check } from './read-checks.ts'
import { leave, startAsking } from './start-asking.ts'
import { assertSameRun, goingOn, type Resumed, runResumed } from './resumed.ts'
import { sharingOf } from './sharing-of.ts'
import { startOf, type StartOptions } from './start-of.ts'
import { inScopes, watching } from './watching.ts'
import { type PlanOptions, wholeOf } from './whole-of.ts'
import { withRateLimitsOff } from '../actions/start/rate-limits-off.ts'
import type { RunOptions } from '../run/run.ts'
import { contractKey, keyOfCheck, ownPart } from '../run/shard.ts'
import { because } from '../reasons/because.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { reading } from '../replay/replay-log.ts'
import { doubtOf } from '../verdicts/doubt.ts'
import type { Settlement } from '../verdicts/settlement.ts'
import type { Reason } from '../../core/reason.ts'

export interface EvaluateOptions
  extends
    PlanOptions,
    Omit<StartOptions, keyof PlanOptions>,
    Pick<RunOptions, 'person' | 'path' | 'brokenCases' | 'shrinks' | 'label' | 'record' | 'evidenceFolder'>,
    Pick<SideBySide, 'isWanted' | 'isShown' | 'cheapestFirst' | 'took' | 'isBudgetAsked'> {
  client: Client
  /** The places at which each check runs; all when absent. */
  somePlaces?: SomePlaces
  /** The browser for hosted pages, closed by the caller; a new one for the run when absent. */
  browsers?: Browsers
  /** Continues at a target that accepts none of the plainest requests; false when absent. */
  keepGoing?: boolean
  /** How many checks run in parallel. When absent, one for the embedded sandbox, otherwise chosen by the target's response time. */
  workers?: number
  /** The checks to run first, by `keyOfCheck`; none when absent. */
  first?: ReadonlySet<string>
  /** The kept decisions of an earlier part of this run; none when absent. */
  resumed?: Resumed
  /** Called before the first request, once the run is certain to start. */
  begin?: () => Promise<void>
}

/**
 * Evaluates a target and returns the settlement. Every event goes to `record` as it happens.
 * @throws an error with code ADDRESS_UNKNOWN or CHECK_UNKNOWN when an address of `only` or a title matches nothing,
 * FLOW_SCRIPT_UNFIT
 */
export async function evaluateTarget(options: EvaluateOptions): Promise<Settlement> {
  const began = performance.now()
  const { resumed } = options
  const decided: CheckDecided[] = [...(resumed?.decided ?? [])]
  let completed = decided.length
  const record = (event: JournalEvent) => {
    if (event.type === 'check-decided') {
      decided.push(event)
      if (options.client.stopped() === undefined) completed += 1
    }
    options.record(event)
  }
  const whole = wholeOf(options)
  const started = startedOf(options, whole)
  const shardStarted = ownPart(started)
  const { planned } = shardStarted
  const browser = await browserFor(planned, options)
  record(resumed ? runResumed(resumed) : started)
  await options.begin?.()
  const faults: string[] = []
  const ofTarget = new Map<string, Promise<unknown>>()
  const contracts: ContractDecided[] = [...(resumed?.contracts ?? [])]
  const browsers = options.browsers ?? createBrowsers()
  const { watch, client } = watching(options, new Set(whole.planned.map(({ id }) => id)))
  const isShown = (name: InterfaceName) => options.isShown?.(name, watch.brokenIn(name)) === true
  const shared = { ...options, ...mostCasesAt(options), client, record, ofTarget, browsers, isShown }
  const runs: InterfaceRun[] = []
  const beside: Reason[] = []
  let endsAtStart = false
  if (browser !== undefined) browsers.warm(browser)
  try {
    runs.push(
      ...options.interfaces.flatMap((name) => {
        const one = interfaceRun(options, name, { whole, own: planned }, shared)
        if (!one) return []
        return resumed ? goingOn(one, resumed) : one
      }),
    )
    const ready = runs.filter(({ isReady }) => isReady)
    await startAsking(ready, options)
    endsAtStart = ready.length > 0 && !options.keepGoing && doubtOf(seenBy(ready, options.client)) !== undefined
    if (!endsAtStart) beside.push(...leave(ready, options))
    const workers = endsAtStart ? 1 : await workersOf(ready, options, record)
    const { contractsBeside } = await import('./evaluate-contracts.ts')
    const consumers = contractsBeside(entriesIn(shardStarted, options), ready, shared)
    const asked = { ...options, workers }
    const evaluateAll = async () => {
      const parts = options.first ? inTwo(runs, options.first, whole.checks) : [runs]
      for (const [at, part] of parts.entries()) {
        const beside = at === parts.length - 1 ? consumers.tasks() : []
        const judge = () => evaluateSideBySide(part, { ...asked, beside, watch }, whole.checks)
        faults.push(...(await notingRejections(faults, () => inScopes(judge))))
      }
    }
    if (!endsAtStart) await withRateLimitsOff(options, evaluateAll)
    else for (const one of ready) await evaluateFirst(one, options.client, whole.checks)
    contracts.push(...(await consumers.verified()))
    for (const one of ready) decideObservers(one, watch, whole.checks)
  } finally {
    if (browsers !== options.browsers) await browsers.close()
  }
  const planning = checksIn({ ...whole, planned }).length
  const overBudget = decided.filter(({ code }) => code === 'left-by-budget').length
  if (overBudget > 0) beside.push(because('checks-left-by-budget', { left: overBudget, all: planning }))
  const stopped = options.client.stopped()
  const doubt =
    stopped === undefined
      ? doubtOfTarget(runs, options.client, endsAtStart)
      : because('run-stopped', { why: stopped, completed, decided: planning })
  const { requests, transportErrorKinds } = options.client.stats()
  const today = reading('today', () => dayOf(new Date()))
  const basis = { today, ...(doubt && { doubt }), faults, beside, transportErrors: transportErrorKinds }
  const settlement = conclude({ started: shardStarted, decided, contracts, basis })
  record({
    type: 'run-finished',
    at: new Date().toISOString(),
    durationMs: Math.round(performance.now() - began) + (resumed?.durationMs ?? 0),
    requests: requests + (resumed?.requests ?? 0),
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    exitCode: settlement.exitCode,
    sentence: wordsOf(settlement.conclusion),
    basis: withoutEmpty(basis),
  })
  return settlement
}

/**
 * The first event of the run. A resumed shard keeps its checks, even if durations differ now.
 * @throws ResumeError RESUME_FOREIGN
 */
function startedOf(options: EvaluateOptions, whole: Plan): RunStarted {
  const { resumed } = options
  const started = startOf({ ...options, shard: sharingOf(options, whole) }, whole.planned)
  if (!resumed) return started
  assertSameRun(resumed, started)
  return resumed.started
}

/** The number of workers: the requested one, or chosen by the answer of an interface that accepts something. */
async function workersOf(
  ready: readonly InterfaceRun[],
  { workers, embedded }: EvaluateOptions,
  record: (event: JournalEvent) => void,
): Promise<number> {
  const accepting = ready.find(({ run, left }) => !left && run.seen.accepted > 0)
  if (workers !== undefined || embedded || !accepting) return workers ?? 1
  const chosen = await chooseWorkers(accepting)
  record(chosen)
  return chosen.workers
}

/** The first checks and the others. A check that looks at everything seen is among the others. */
function inTwo(runs: readonly InterfaceRun[], first: ReadonlySet<string>, checks: readonly Check[]): InterfaceRun[][] {
  const last = new Set(checks.filter((check) => check.last).map(({ name }) => name))
  return [true, false].map((isFirst) =>
    runs.map((one) => ({
      ...one,
      checks: new Set(
        [...one.checks].filter((name) => (first.has(keyOfCheck(one.name, name)) && !last.has(name)) === isFirst),
      ),
    })),
  )
}

/** The interactions of this run's shard that are still undecided. */
function entriesIn(
  { contracts: own = [] }: Pick<RunStarted, 'contracts'>,
  { contracts = [], resumed }: EvaluateOptions,
): Entry[] {
  const open = new Set(own.map(contractKey))
  for (const decided of resumed?.contracts ?? []) open.delete(contractKey(decided))
  return contracts.filter((entry) => open.has(contractKey(plannedContract(entry))))
}

/** Why no conclusion about the target is possible, where none of its interfaces accepted anything. */
function doubtOfTarget(runs: readonly InterfaceRun[], client: Client, endsAtStart: boolean): Reason | undefined {
  const doubt = doubtOf(seenBy(runs, client))
  return doubt !== undefined && endsAtStart ? because('all-of', { parts: [doubt, because('ended-at-start')] }) : doubt
}
