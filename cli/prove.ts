import { availableParallelism } from 'node:os'
import type { Shard } from '../core/shard.ts'
import { goesByCertificates } from '../core/interfaces.ts'
import { addressOf } from '../requirements/address-of.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { loadOwnSteps, useOwnFeatures } from '../harness/evaluation/use-own-features.ts'
import { ownHome } from '../requirements/rules-of-feature.ts'
import { loadOwnFaults } from './targets/own-faults.ts'
import type { SandboxOptions } from '../sandbox/world/sandbox.ts'
import type { Io } from './asked/io.ts'
import { concludeProof } from './prove/conclude-proof.ts'
import { contractsBrokenBy } from './prove/contract-proofs.ts'
import { changedSince, chooseTouched, touchedBy } from './prove/changed.ts'
import { type Asked, type Chosen, chooseTasks } from './prove/choose-tasks.ts'
import {
  byVariant,
  falsePositivesOf,
  hasFalsePositives,
  holding,
  type Matrix,
  faultRow,
  type FaultRow,
  neverBroken,
  type VariantRow,
  variantRow,
} from './prove/matrix.ts'
import { halvesOf } from './prove/halves-of.ts'
import { hasPower } from '../harness/evaluation/power.ts'
import { type ChosenPart, partOf } from './prove/part-of.ts'
import { evaluateAll } from './prove/pool.ts'
import type { KnownFault } from './targets/known-faults.ts'
import { makeSandboxMaterial } from './targets/sandbox-material.ts'
import { nameOf, type Task, type TaskResult, troubled, type VariantsTask } from './prove/task.ts'

export interface ProveOptions extends Asked {
  /** Folders with requirements, features, steps and faults of the user's own. */
  features?: string[]
  /** Evaluates what differs from this commit touches; from the last one where none is named. */
  changed?: string | true
  jobs?: number
  /** How many checks go on at a time on each sandbox; one when absent. */
  workers?: number
  /** Runs every check of a fault, also once others have shown all that it breaks; so it is for faults that are named. */
  allChecks?: true
  /** Which faults a smoke run finds, in place of the proof. */
  depth?: 'smoke'
  json?: string
  /** The part of the proof to evaluate; all of it when absent. */
  shard?: Shard
  /** What `--json` wrote of an earlier proof, by whose durations shards are balanced. */
  durations?: string
}

const everyResults = 50

/** `assay prove`: every fault must be found by a check of what it breaks, and no variant may have a false positive. Gives the exit code. */
export async function proveCommand(options: ProveOptions, io: Io): Promise<number> {
  const began = performance.now()
  const features = options.features ?? []
  useOwnFeatures(features)
  await loadOwnSteps()
  await loadOwnFaults()
  const chosen = partOf(tasksOf(options, io), options)
  const { jobs = usualJobs(), workers, depth, json } = options
  if (depth === 'smoke') {
    const { proveAtSmoke } = await import('./prove/prove-at-smoke.ts')
    return proveAtSmoke(
      chosen.faults.map(({ id }) => id),
      { jobs, features, json },
      io,
    )
  }
  const results = new Map<string, TaskResult>()
  let planned = chosen.tasks.length
  const untilShown = !options.allChecks && options.fault.length === 0
  const shared = await sharedBy(chosen.tasks)
  const each = { shared, features, untilShown, workers }
  const take = (result: TaskResult) => {
    results.set(nameOf(result.task), result)
    const further = halvesOf(result)
    planned += further.length
    showProgress(io, results.size, planned, result)
    for (const { requirement, verdict, reason } of result.task.kind === 'fault' ? [] : falsePositivesOf(result))
      io.out.line(`${requirement} ${verdict} ${shortly(result.task)}: ${reason.slice(0, reasonShown)}`)
    return further
  }
  await evaluateAll(chosen.tasks, jobs, each, take)
  const matrix = () => {
    const seconds = Math.round((performance.now() - began) / 1000)
    return matrixOf(chosen, results, { seconds, untilShown })
  }
  // Beside other sandboxes a limit of requests per second may be too high to be exceeded; and what a fault breaks may be shown
  // by other checks than those that were known to find it.
  const again = chosen.tasks.filter(isInDoubt(matrix()))
  await evaluateAll(again, Math.min(jobs, jobsAgain), { ...each, untilShown: false }, take)
  io.out.clear()
  return concludeProof(matrix(), json, io)
}

/** What is evaluated: what is named, what changed, or everything. */
function tasksOf(options: ProveOptions, io: Io): Chosen {
  const { changed, features = [] } = options
  if (changed === undefined) return chooseTasks(features.length > 0 ? ownUnlessNamed(options) : options)
  const commit = changed === true ? 'HEAD' : changed
  const { chosen, sentence } = chooseTouched(touchedBy(changedSince(commit)), options, commit)
  io.out.line(sentence)
  return chosen
}

/** The user's own rows, where nothing else is named. */
function ownUnlessNamed(asked: Asked): Asked {
  const isNamed = asked.only.length + asked.fault.length + asked.variant.length > 0
  return isNamed ? asked : { ...asked, only: [ownHome] }
}

/** On which variants something was met: the first of a group, and how many more there are. */
function shortly(task: Task): string {
  if (task.kind !== 'variants') return 'on the baseline'
  const [first = '', ...more] = task.ids
  return `on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** So few sandboxes at once leave each other the processor: what is evaluated again mostly waits for limits. */
const jobsAgain = 4

/** Of a reason that is shown while the proof goes on; the whole stands at its end. */
const reasonShown = 200

/** What is evaluated waits for limits, callbacks and clocks twice as long as it computes, and all of it at times. */
const slotsPerCore = 10
/** How many sandboxes are evaluated at once unless anything else is asked for. */
export function usualJobs(): number {
  return slotsPerCore * availableParallelism()
}

/** What the sandboxes share, because it takes long to make: keys, and certificates where any of them speaks open finance. */
export function sharedBy(tasks: readonly Task[]): Promise<SandboxOptions> {
  const speaks = tasks.some(({ interfaces }) => interfaces.some(goesByCertificates))
  return makeSandboxMaterial({ openFinance: speaks })
}

function showProgress(io: Io, done: number, planned: number, { task }: TaskResult): void {
  const text = `${done} of ${planned} sandboxes evaluated`
  io.out.live(`${text}  ${nameOf(task)}`)
  if (io.out.columns === undefined && done % everyResults === 0 && done < planned) io.out.line(text)
}

type Results = ReadonlyMap<string, TaskResult>

function resultOf(task: Task, results: Results): TaskResult {
  return results.get(nameOf(task)) ?? troubled(task, 'it was never evaluated')
}

function rowOf(fault: KnownFault, results: Results): FaultRow {
  const facts = { ...fault, contracts: contractsBrokenBy(fault.id) }
  return faultRow(facts, resultOf({ kind: 'fault', id: fault.id, interfaces: [] }, results))
}

/** Whether a task is a fault that was missed, or that breaks a requirement which no fault made fail. */
function isInDoubt({ faults, unproven }: Matrix): (task: Task) => boolean {
  const byId = new Map(faults.map((row) => [row.id, row]))
  const open = new Set(unproven)
  return (task) => {
    const row = task.kind === 'fault' ? byId.get(task.id) : undefined
    const isOpen = (id: string) => task.interfaces.some((name) => open.has(addressOf(id, name)))
    return row !== undefined && (row.outcome !== 'found' || row.breaks.some(isOpen))
  }
}

function matrixOf(
  chosen: ChosenPart,
  results: Results,
  { seconds, untilShown }: { seconds: number; untilShown: boolean },
): Matrix {
  const result = (task: Task) => resultOf(task, results)
  const rows = chosen.faults.map((fault) => rowOf(fault, results))
  const baseline = chosen.baseline.map(result)
  const holds = baseline.length > 0 ? holding(baseline, readRequirements()) : undefined
  // What was left out on every fault has failed in the proof of which the table of power was made.
  if (holds && untilShown) holds.checks = holds.checks.filter((check) => !hasPower(check))
  const { shard } = chosen
  const variants = chosen.tasks.flatMap((task) =>
    task.kind === 'variants' ? variantRows(task, result, result(task)) : [],
  )
  return {
    proof: 2,
    faults: rows,
    variants: byVariant(variants),
    ...(holds && !shard ? neverBroken(holds, rows) : { unproven: [], neverFailed: [] }),
    baseline: baseline.flatMap(falsePositivesOf),
    seconds,
    ...(shard && { shard: { ...shard, ...(holds && { holding: holds }) } }),
  }
}

/**
 * The results of the variants of a group in one interface, with those of its halves. When only the group has a false
 * positive and neither half, it is one row.
 */
function variantRows({ ids }: VariantsTask, result: (task: Task) => TaskResult, together: TaskResult): VariantRow[] {
  const parts = halvesOf(together)
  const ofHalves = parts.flatMap((part) => variantRows(part, result, result(part)))
  if (parts.length === 0 || !hasFalsePositives(together))
    return [
      ...ids.map((id) =>
        variantRow(
          id,
          together,
          ids.filter((other) => other !== id),
        ),
      ),
      ...ofHalves,
    ]
  const explained = parts.some((part) => hasFalsePositives(result(part)))
  return explained ? ofHalves : [...ofHalves, variantRow(ids.join(' + '), together)]
}
