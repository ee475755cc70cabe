import { createClient } from '../../harness/client/client.ts'
import { createMasker, type Masker } from '../../harness/client/masking/mask.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import { contractAddress, type Entry } from '../../harness/contracts/decide-interaction.ts'
import { type EvaluateOptions, evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { findersOf, firstCasesOf, hasPower, knownPlacesOf } from '../../harness/evaluation/power.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import { type InterfaceName, goesByCertificates } from '../../core/interfaces.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import type { Verdict } from '../../core/verdict.ts'
import { gravestOf, isBroken } from '../../harness/verdicts/gravest.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { keyOfCheck } from '../../harness/run/shard.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { type Behaviour, variantsTogether } from '../targets/variants-together.ts'
import { openSandbox } from '../targets/open-target.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { allEntries, contractsBrokenBy, entriesAt } from './contract-proofs.ts'
import { openChecks } from './open-checks.ts'
import { foundIn } from './found-in.ts'
import type { Task, TaskResult } from './task.ts'

/** The same for each proof, so that what one finds another finds. */
export const seedOfProof = 20_140_321

interface Beside {
  browsers?: Browsers
  workers?: number
  /** Skips a fault's check once others found all that it could show; absent runs every check. */
  untilShown?: boolean
}

/** The secrets of a closed sandbox are worthless, and learning them would take a fifteenth of a proof. */
const unmasked: Masker = { ...createMasker(), learn: () => undefined, learnFrom: () => undefined }

/** A fetch takes turns of the event loop: one that lasts longer never ends. */
const fetchSeconds = 10

/** Concurrent checks of a whole interface. One by one they would wait five times as long for fetches and callbacks. */
const workersOfWhole = 4

/** The places of a kind that are tried first: most faults show at any of them. */
const firstPlaces = 3

/** The step that repeats a check's other steps at each place of a kind. */
const everyPlace = /^all <[^>]+>$/

/** Evaluates one sandbox. A fault runs only the checks of the requirements that it breaks, its known finders first. */
export async function evaluateTask(task: Task, shared: SandboxOptions, beside: Beside = {}): Promise<TaskResult> {
  const { untilShown = false, ...given } = beside
  const chosen = checksOf(task)
  const contracts = contractsOf(task)
  const whole = {
    ...given,
    chosen: (check: Check) => chosen.includes(check),
    ...(contracts.length > 0 && { contracts }),
  }
  if (task.kind !== 'fault')
    return evaluateSandbox(task, shared, () => ({ ...whole, workers: given.workers ?? workersOfWhole }))
  const { id, requests, breaks } = faultNamed(task.id)
  const finders = untilShown ? findersOf(id) : []
  const open = untilShown ? openChecks(breaks, finders) : undefined
  const asked = (isShort: boolean): Asked => ({
    ...whole,
    cheapestFirst: true,
    ...(finders.length > 0 && { first: keysOf(task, finders), brokenCases: firstCasesOf(id) }),
    ...(open && {
      see: (event) => open.see(event),
      isWanted: (one, observed) => open.isWanted(one, observed, isShort),
      isShown: (name, observed) => open.isShown(name, observed),
    }),
    ...(isShort && { somePlaces: { most: firstPlaces, ...(requests && { requests }), known: knownPlacesOf(id) } }),
  })
  const overPlaces = chosen.filter(isOverPlaces)
  if (overPlaces.length === 0) return evaluateSandbox(task, shared, () => asked(false))
  const shortly = await evaluateSandbox(task, shared, () => asked(true))
  // Checks find it only at its own places.
  const own = requests ? [] : overPlaces.filter(({ name }) => !open || !hasPower(name))
  const rows = Object.values(shortly.requirements).filter((row) => breaks.includes(row.id))
  const parts = finders.length > 0 ? [...Map.groupBy(rows, (row) => row.interface).values()] : rows.map((row) => [row])
  const isFound = parts.length > 0 && parts.every((some) => some.some(({ verdict }) => isBroken(verdict)))
  if (isFound && own.every(({ name }) => isBroken(shortly.checks[name]))) return shortly
  const all = await evaluateSandbox(task, shared, () => asked(false))
  return open ? withShown(shortly, all) : all
}

/** Checks in the interfaces of a task, by the keys that `keyOfCheck` gives. */
export function keysOf({ interfaces }: Task, checks: readonly string[]): ReadonlySet<string> {
  return new Set(interfaces.flatMap((name) => checks.map((check) => keyOfCheck(name, check))))
}

/** A sandbox's result, with earlier results that were not evaluated again. */
function withShown(before: TaskResult, result: TaskResult): TaskResult {
  return {
    ...result,
    requirements: { ...result.requirements, ...brokenOf(before.requirements, ({ verdict }) => verdict) },
    checks: { ...result.checks, ...brokenOf(before.checks, (verdict) => verdict) },
    durationMs: before.durationMs + result.durationMs,
  }
}

function brokenOf<One>(all: Record<string, One>, verdictIn: (one: One) => Verdict): Record<string, One> {
  return Object.fromEntries(Object.entries(all).filter(([, one]) => isBroken(verdictIn(one))))
}

function isOverPlaces({ steps }: Check): boolean {
  return steps.some(({ text }) => everyPlace.test(text))
}

/** The evaluation of one sandbox, and the receiver of its decisions. */
type Asked = Partial<EvaluateOptions> & { see?: (event: CheckDecided) => void }

/** Starts a task's sandbox and evaluates it as `asked`, by default completely. */
export async function evaluateSandbox(
  task: Task,
  shared: SandboxOptions,
  askedOf: (profile: Profile) => Asked,
): Promise<TaskResult> {
  const began = performance.now()
  const result: TaskResult = { task, requirements: {}, checks: {}, durationMs: 0 }
  try {
    const { interfaces } = task
    const { options, profile: change, mayWarn } = behaviourOf(task)
    if (mayWarn) result.mayWarn = mayWarn
    const target = await openSandbox({ ...sharedWith(task, shared), ...options }, (plain) => {
      if (plain['pacing']) Object.assign(plain['pacing'], { fetch_timeout_seconds: fetchSeconds })
      change?.(plain)
    })
    const { profile } = target
    const client = createClient({ profile, masker: unmasked })
    try {
      const decided: CheckDecided[] = []
      assertClaimed(interfaces, profile.target.interfaces)
      const { see, ...asked } = askedOf(profile)
      const settlement = await evaluateTarget({
        profile,
        client,
        interfaces,
        describe: describeInterface,
        only: addressesOf(task),
        seed: seedOfProof,
        cases: profile.properties.cases,
        label: `prove${seedOfProof.toString(36)}`,
        embedded: true,
        keepGoing: true,
        shrinks: false,
        ...asked,
        record: (event) => {
          if (event.type === 'check-decided') {
            decided.push(event)
            see?.(event)
          }
          if (event.type !== 'contract-decided') return
          const { verdict, reason, pending } = event
          result.contracts = { ...result.contracts, [contractAddress(event)]: { verdict, reason, pending } }
        },
      })
      result.requests = client.stats().requests
      for (const { address, id, interface: name, verdict, reason } of settlement.requirements)
        result.requirements[address] = { id, interface: name, verdict, reason }
      for (const [name, own] of Map.groupBy(decided, ({ check }) => check)) {
        result.checks[name] = gravestOf(own)
      }
      result.foundIn = foundIn(decided)
    } finally {
      await client.close()
      await target.close()
    }
  } catch (error) {
    result.error = error instanceof Error ? error.message : String(error)
  }
  result.durationMs = Math.round(performance.now() - began)
  return result
}

/** The checks to run: for a fault those of the requirements that it breaks, otherwise the named ones or all. */
function checksOf(task: Task): Check[] {
  if (task.kind === 'fault') {
    const { breaks } = faultNamed(task.id)
    const meets = new Set([...breaks, ...shownBy(breaks)])
    return readChecks().filter(({ requirements }) => requirements.some((id) => meets.has(id)))
  }
  const { checks } = task.kind === 'variants' ? task : {}
  return readChecks().filter(({ name }) => checks?.includes(name) ?? true)
}

/** The interactions to verify: those that a fault must break, otherwise all that are evaluated. */
function contractsOf(task: Task): Entry[] {
  if (task.kind === 'fault') return entriesAt(contractsBrokenBy(task.id))
  if (task.only || (task.kind === 'variants' && task.checks)) return []
  return allEntries().filter((entry) => entry.interface && task.interfaces.includes(entry.interface))
}

/** The shared material; without open finance when the task does not evaluate it. */
export function sharedWith(task: Task, { openFinance, ...shared }: SandboxOptions): SandboxOptions {
  const speaks = task.interfaces.some(goesByCertificates)
  return { ...shared, ...(speaks && openFinance && { openFinance }) }
}

/** An interface that the sandbox's profile does not claim would be skipped silently. */
function assertClaimed(interfaces: readonly InterfaceName[], claimed: readonly InterfaceName[]): void {
  const missing = interfaces.find((name) => !claimed.includes(name))
  if (missing !== undefined)
    throw new Error(`INTERFACE_NOT_CLAIMED: the profile of this sandbox does not claim ${missing}`)
}

/** The addresses to evaluate: for a fault the requirements that it breaks, otherwise the selected ones; empty for all. */
export function addressesOf(task: Task): string[] {
  return task.kind === 'fault' ? boundIn(faultNamed(task.id).breaks, task.interfaces) : (task.only ?? [])
}

/** The rows that bind one of the interfaces: others match nothing here. */
function boundIn(breaks: readonly string[], interfaces: InterfaceName[]): string[] {
  const rows = readRequirements().filter((row) => interfaces.some((name) => bindsInterface(row, name)))
  return breaks.filter((id) => rows.some((row) => row.id === id))
}

/** The rules whose checks send the requests on which these are observed. */
function shownBy(ids: readonly string[]): string[] {
  return readRequirements().flatMap((row) => (ids.includes(row.id) ? (row.shownBy ?? []) : []))
}

function faultNamed(id: string) {
  const fault = knownFaults().find((candidate) => candidate.id === id)
  if (!fault) throw new Error(`FAULT_UNKNOWN: no fault is named ${id}`)
  return fault
}

/** How a task's sandbox starts, and how its profile changes. */
export function behaviourOf(task: Task): Behaviour {
  if (task.kind === 'baseline') return { options: {} }
  if (task.kind === 'fault') return { options: { patches: [faultNamed(task.id).patch] } }
  return variantsTogether(task.ids)
}
