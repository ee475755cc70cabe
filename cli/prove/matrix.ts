import { count } from '../../harness/reasons/count.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Shard } from '../../core/shard.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { selectAddresses } from '../../requirements/select-addresses.ts'
import { type FoundIn, type InAll, inAll } from './found-in.ts'
import type { RequirementResult, TaskResult } from './task.ts'
import { gravestOf, isBroken } from '../../harness/verdicts/gravest.ts'
import { isOwnRow } from '../../requirements/read-requirements.ts'
import { type ExitCode, exitCodeOf } from '../../harness/verdicts/exit-code.ts'

export interface FaultFacts {
  id: string
  breaks: readonly string[]
  sentence: string
  /** Set when a kind of fault generates it, at a place or by its name. */
  derived?: boolean
  /** Addresses of interactions of Assay's own consumers that it must break too. */
  contracts?: readonly string[]
}

export type Outcome = 'found' | 'missed' | 'inconclusive'

export interface FaultRow extends FaultFacts, InAll {
  /** Found only when found in every interface in which it breaks something. */
  outcome: Outcome
  interfaces: Partial<Record<InterfaceName, Outcome>>
  foundBy: string[]
  /** Each failed check by interface; absent when none failed. */
  foundIn?: FoundIn
  /** Addresses that it should break and that failed, or warned if only implied; of interactions too. */
  failed: string[]
  why: string
  durationMs: number
}

export interface FalsePositive {
  requirement: string
  verdict: string
  reason: string
}

/** The result of a variant, or of several with a false positive only together. */
export interface VariantRow {
  id: string
  /** Other variants on the same sandbox. */
  beside: string[]
  /** Requirements that failed, warned or were inconclusive although the choice is legal, without expected warnings. */
  falsePositives: FalsePositive[]
  trouble?: string
  durationMs: number
}

/** The whole proof, as printed and as JSON; documented in docs/prove.md. */
export interface Matrix {
  /** Format of this object, 2. */
  proof: 2
  faults: FaultRow[]
  variants: VariantRow[]
  /** Requirements that hold on the sandbox and that no fault broke. */
  unproven: string[]
  /** Checks that failed on no fault. */
  neverFailed: string[]
  /** What should pass on the baseline, the unchanged sandbox, and does not. */
  baseline: FalsePositive[]
  seconds: number
  /** Set for a part of a proof. Unproven requirements show only with all parts together. */
  shard?: ProofShard
}

/** A part of a proof, with the data that merging needs. */
export interface ProofShard extends Shard {
  /** A digest of the names of all sandboxes of the whole proof. */
  tasks: string
  /** What holds on the baseline; absent when another part evaluated it. */
  holding?: Holding
}

/** What holds on the baseline and so needs a fault that breaks it. */
export interface Holding {
  /** Addresses, of interactions too. */
  requirements: string[]
  checks: string[]
}

/**
 * The outcome of a fault. It is found in an interface only if a requirement that it breaks failed there, or warned when
 * implied; it is found altogether only if found in each.
 */
export function faultRow(
  { id, breaks, sentence, derived = false, contracts = [] }: FaultFacts,
  result: TaskResult,
): FaultRow {
  const foundBy = Object.keys(result.checks).filter((check) => isBroken(result.checks[check]))
  const own = Object.entries(result.requirements).filter(([, results]) => breaks.includes(results.id))
  const broken = contracts.filter((address) => isBroken(result.contracts?.[address]?.verdict))
  const failed = [...own.filter(([, { verdict }]) => isBroken(verdict)).map(([address]) => address), ...broken]
  const { foundIn, durationMs } = result
  const seen = { foundBy, ...inAll(foundIn), ...(foundIn && { foundIn }) }
  const row = { id, breaks, sentence, derived, ...seen, failed, durationMs, interfaces: {} }
  if (result.error !== undefined) return { ...row, outcome: 'inconclusive', why: result.error }
  const byInterface = Map.groupBy(own, ([, results]) => results.interface)
  const outcomes = [...byInterface].map(([name, results]) => ({ name, ...outcomeIn(results.map(([, one]) => one)) }))
  const interfaces = Object.fromEntries(outcomes.map(({ name, outcome }) => [name, outcome]))
  const gravest = (['missed', 'inconclusive', 'found'] as const).find((outcome) =>
    outcomes.some((one) => one.outcome === outcome),
  )
  const decisive = outcomes.find(({ outcome }) => outcome === gravest)
  if (!decisive) return { ...row, outcome: 'missed', why: 'no requirement that it breaks was evaluated' }
  const kept = contracts.find((address) => !broken.includes(address))
  if (kept !== undefined && decisive.outcome === 'found')
    return { ...row, interfaces, ...contractOutcome(kept, result) }
  const where = outcomes.length > 1 && decisive.outcome !== 'found' ? `${decisive.name}: ` : ''
  return { ...row, interfaces, outcome: decisive.outcome, why: `${where}${decisive.why}` }
}

/** The outcome for an interaction that a fault should break and did not. */
function contractOutcome(address: string, { contracts }: TaskResult): { outcome: Outcome; why: string } {
  const { verdict, reason } = contracts?.[address] ?? { verdict: 'untested', reason: 'never verified' }
  return { outcome: verdict === 'inconclusive' ? 'inconclusive' : 'missed', why: `${address}: ${verdict}, ${reason}` }
}

function outcomeIn(results: RequirementResult[]): { outcome: Outcome; why: string } {
  const failed = results.find(({ verdict }) => isBroken(verdict))
  if (failed) return { outcome: 'found', why: failed.reason }
  const unclear = results.find(({ verdict }) => verdict === 'inconclusive')
  if (unclear) return { outcome: 'inconclusive', why: unclear.reason }
  return { outcome: 'missed', why: results.map(({ verdict }) => verdict).join(', ') }
}

/** The false positives of a variant. `untested` is not one: the choice may remove a capability. */
export function variantRow(id: string, result: TaskResult, beside: string[] = []): VariantRow {
  return {
    id,
    beside,
    falsePositives: falsePositivesOf(result),
    durationMs: result.durationMs,
    ...(result.error !== undefined && { trouble: result.error }),
  }
}

export function byVariant(rows: readonly VariantRow[]): VariantRow[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(joined, first)] : [],
  )
}

function joined(one: VariantRow, other: VariantRow): VariantRow {
  const trouble = [one, other].flatMap((row) => row.trouble ?? [])[0]
  return {
    id: one.id,
    beside: [...new Set([...one.beside, ...other.beside])],
    falsePositives: [...one.falsePositives, ...other.falsePositives],
    durationMs: one.durationMs + other.durationMs,
    ...(trouble !== undefined && { trouble }),
  }
}

/** Whether variants had false positives or could not be evaluated. */
export function hasFalsePositives(result: TaskResult): boolean {
  return result.error !== undefined || falsePositivesOf(result).length > 0
}

/** Whether what speaks against variants, or the baseline, is inconclusive, and no failure or warning. */
export function isOnlyInconclusive(result: TaskResult): boolean {
  const found = new Set(falsePositivesOf(result).map(({ verdict }) => verdict))
  return found.size === 1 && found.has('inconclusive')
}

/**
 * Requirements and consumers' needs that failed, warned or were inconclusive. Warnings are left out for rows that may
 * warn and for needs that their consumer calls pending.
 */
export function falsePositivesOf({ requirements, contracts = {}, mayWarn = [] }: TaskResult): FalsePositive[] {
  const needs = Object.entries(contracts).filter(([, { verdict }]) => verdict !== 'warned')
  const rows = Object.entries(requirements).filter(
    ([, { id, verdict }]) => verdict !== 'warned' || !mayWarn.includes(id),
  )
  return [...rows, ...needs]
    .filter(([, { verdict }]) => isBroken(verdict) || verdict === 'inconclusive')
    .map(([requirement, { verdict, reason }]) => ({ requirement, verdict, reason }))
}

/**
 * The addresses that passed on the baseline, those of interactions too except pending ones, and checks. User's rows are
 * included even if the sandbox does not show them: nothing proves them. `baseline` has a result for each interface.
 */
export function holding(baseline: readonly TaskResult[], rows: Requirement[]): Holding {
  const silent = new Set(
    rows.filter(({ strength, unjudgeable }) => strength === 'silent' || unjudgeable !== undefined).map(({ id }) => id),
  )
  const entriesOf = <One>(of: (result: TaskResult) => Record<string, One>) =>
    baseline.flatMap((one) => Object.entries(of(one)))
  const needs = entriesOf(({ contracts = {} }) => contracts).filter(([, { pending }]) => !pending)
  // Leaves out rows that were evaluated only because their checks send others' requests.
  const requirements = baseline.flatMap(({ task, requirements: all }) => {
    const only = task.kind === 'fault' ? undefined : task.only
    const asked = only && new Set(selectAddresses(rows, task.interfaces, only).map(({ address }) => address))
    return Object.entries(all).filter(([address, { id }]) => !silent.has(id) && (asked?.has(address) ?? true))
  })
  const holds = [...requirements, ...needs].filter(
    ([, one]) => one.verdict === 'passed' || ('id' in one && isOwnRow(one) && one.verdict === 'untested'),
  )
  const verdicts = Map.groupBy(
    entriesOf(({ checks }) => checks),
    ([check]) => check,
  )
  const checks = [...verdicts].filter(([, own]) => gravestOf(own.map(([, verdict]) => ({ verdict }))) === 'passed')
  return { requirements: holds.map(([address]) => address), checks: checks.map(([check]) => check) }
}

/** What holds although a fault should break it: requirements without a fault, and checks that never failed. */
export function neverBroken(
  { requirements, checks }: Holding,
  faults: FaultRow[],
): Pick<Matrix, 'unproven' | 'neverFailed'> {
  const proven = new Set(faults.flatMap(({ failed }) => failed))
  const failing = new Set(faults.flatMap(({ foundBy }) => foundBy))
  return {
    unproven: requirements.filter((address) => !proven.has(address)),
    neverFailed: checks.filter((check) => !failing.has(check)),
  }
}

/** The conclusion of the proof in one sentence, and the exit code. */
export function conclusion(matrix: Matrix): { sentence: string; exitCode: ExitCode } {
  const countOf = (outcome: Outcome) => matrix.faults.filter((row) => row.outcome === outcome).length
  const withFalsePositives = matrix.variants.filter((row) => row.falsePositives.length > 0 || row.trouble).length
  const missed = countOf('missed')
  const unclear = countOf('inconclusive')
  const part = matrix.shard ? `This is shard ${matrix.shard.number} of ${matrix.shard.of}. ` : ''
  const sentence = [
    `${part}${countOf('found')} of ${count(matrix.faults.length, 'fault')} found`,
    `${missed} missed`,
    ...(unclear > 0 ? [`${unclear} inconclusive`] : []),
    withFalsePositives === 0
      ? `no false positives on ${count(matrix.variants.length, 'variant')}`
      : `false positives on ${count(withFalsePositives, 'variant')}`,
    ...(matrix.unproven.length > 0 ? [`${count(matrix.unproven.length, 'requirement')} without a fault`] : []),
    ...(matrix.baseline.length > 0 ? [`${matrix.baseline.length} not clean on the baseline`] : []),
  ].join(', ')
  const bad = missed + withFalsePositives + matrix.unproven.length + matrix.baseline.length > 0
  const derived = matrix.faults.filter((row) => row.derived).length
  const made = derived > 0 ? ` ${derived} derived, ${matrix.faults.length - derived} written.` : ''
  return {
    sentence: `${sentence} (${matrix.seconds} s).${made}`,
    exitCode: exitCodeOf({ failed: bad, open: unclear > 0 }),
  }
}
