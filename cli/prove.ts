import { availableParallelism } from 'node:os'
import type { Shard } from '../core/shard.ts'
import { goesByCertificates } from '../core/interfaces.ts'
import { ownHome } from '../requirements/rules-of-feature.ts'
import { addressOf } from '../requirements/address-of.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { loadOwnSteps, useOwnFeatures } from '../harness/evaluation/use-own-features.ts'
import { loadOwnFaults } from './targets/own-faults.ts'
import type { SandboxOptions } from '../sandbox/world/sandbox.ts'
import type { Io } from './asked/io.ts'
import { concludeProof } from './prove/matrix-lines.ts'
import { contractsBrokenBy } from './prove/contract-proofs.ts'
import { changedSince, chooseTouched, touchedBy } from './prove/changed.ts'
import { type Asked, type Chosen, chooseTasks } from './prove/choose-tasks.ts'
import {
  byVariant,
  falsePositivesOf,
  hasFalsePositives,
  holding,
  isOnlyInconclusive,
  type Matrix,
  faultRow,
  type FaultRow,
  neverBroken,
  type VariantRow,
  variantRow,
} from './prove/matrix.ts'
import { halvesOf, isToRepeat } from './prove/halves-of.ts'
import { hasPower } from '../harness/evaluation/power.ts'
import { type ChosenPart, partOf } from './prove/part-of.ts'
import { evaluateAll, everyResults } from './prove/pool.ts'
import type { KnownFault } from './targets/known-faults.ts'
import { makeSandboxMaterial } from './targets/sandbox-material.ts'
import { nameOf, type Task, type TaskResult, withError, type VariantsTask } from './prove/task.ts'

export interface ProveOptions extends Asked {
  /** Folders with the user's own requirements, features, steps and faults. */
  features?: string[]
  /** Evaluates what the changes since this commit, or the last one, touch. */
  changed?: string | true
  jobs?: number
  /** How many checks run concurrently on each sandbox; one when absent. */
  workers?: number
  /** Runs every check of a fault, even after others found all that it breaks. Only for named faults. */
  allChecks?: true
  /** Measures which faults a smoke run finds, instead of the proof. */
  depth?: 'smoke'
  json?: string
  /** The part of the proof to evaluate; all when absent. */
  shard?: Shard
  /** The `--json` file of an earlier proof, whose durations balance the shards. */
  durations?: string
}

/** `assay prove`: a check must find every fault, and no variant may cause a false positive. Returns the exit code. */
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
  let isAgain = false
  const take = (result: TaskResult) => {
    results.set(nameOf(result.task), result)
    const further = !isAgain && isToRepeat(result) ? [] : halvesOf(result)
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
  // Beside other sandboxes, a rate limit may be too high to be exceeded; and other checks than the known ones may find
  // what a fault breaks.
  const again = chosen.tasks.filter(isInDoubt(matrix(), results))
  isAgain = true
  await evaluateAll(again, Math.min(jobs, jobsAgain), { ...each, untilShown: false }, take)
  io.out.clear()
  return concludeProof(matrix(), json, io)
}

/** The tasks: named, changed, or all. */
function tasksOf(options: ProveOptions, io: Io): Chosen {
  const { changed, features = [] } = options
  if (changed === undefined) return chooseTasks(features.length > 0 ? ownUnlessNamed(options) : options)
  const commit = changed === true ? 'HEAD' : changed
  const { chosen, sentence } = chooseTouched(touchedBy(changedSince(commit)), options, commit)
  io.out.line(sentence)
  return chosen
}

/** The user's own rows if nothing else is named. */
function ownUnlessNamed(asked: Asked): Asked {
  const isNamed = asked.only.length + asked.fault.length + asked.variant.length > 0
  return isNamed ? asked : { ...asked, only: [ownHome] }
}

/** The variants of a task, in short: the first of a group and the number of others. */
function shortly(task: Task): string {
  if (task.kind !== 'variants') return 'on the baseline'
  const [first = '', ...more] = task.ids
  return `on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** The repeated tasks mostly wait for limits; so few sandboxes leave each other the processor. */
const jobsAgain = 4

/** The length of a reason in progress lines; the end shows it whole. */
const reasonShown = 200

/** Tasks wait for limits, callbacks and clocks twice as long as they compute, sometimes all together. */
const slotsPerCore = 10
/** The usual number of concurrent sandboxes. */
export function usualJobs(): number {
  return slotsPerCore * availableParallelism()
}

/** What is slow to make, shared by all sandboxes: keys, and certificates if a task needs open finance. */
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
  return results.get(nameOf(task)) ?? withError(task, 'it was never evaluated')
}

function rowOf(fault: KnownFault, results: Results): FaultRow {
  const facts = { ...fault, contracts: contractsBrokenBy(fault.id) }
  return faultRow(facts, resultOf({ kind: 'fault', id: fault.id, interfaces: [] }, results))
}

/**
 * Whether a fault was missed, or breaks a requirement that no fault made fail; and whether rules were inconclusive where
 * nothing is broken, and none failed.
 */
function isInDoubt({ faults, unproven }: Matrix, results: Results): (task: Task) => boolean {
  const byId = new Map(faults.map((row) => [row.id, row]))
  const open = new Set(unproven)
  return (task) => {
    if (task.kind !== 'fault') return isOnlyInconclusive(resultOf(task, results))
    const row = byId.get(task.id)
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
  // Checks left out on every fault failed in the proof that made the table of power.
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
 * The results of a group of variants in one interface, and of its halves. If only the whole group has a false positive,
 * it is one row.
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
