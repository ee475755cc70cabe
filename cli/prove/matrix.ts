import type { Requirement } from '../../requirements/requirement.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { TaskResult, Told } from './task.ts'

export interface MutantFacts {
  id: string
  breaks: string[]
  sentence: string
  /** Addresses of the interactions of Assay's own consumers that it must break too. */
  contracts?: readonly string[]
}

export type Fate = 'caught' | 'survived' | 'inconclusive'

/** What became of one mutant. */
export interface MutantRow extends MutantFacts {
  /** Caught only where it was caught in every interface in which it breaks something. */
  fate: Fate
  /** What became of it in each interface. */
  interfaces: Partial<Record<InterfaceName, Fate>>
  /** Checks that failed on it. */
  caughtBy: string[]
  /** Addresses among what it breaks that were failed, or warned where they are implied only; of interactions too. */
  failed: string[]
  why: string
  durationMs: number
}

export interface Accusation {
  requirement: string
  verdict: string
  reason: string
}

/** What became of one variant, or of several that are accused only together. */
export interface VariantRow {
  id: string
  /** Other variants that the same sandbox took too; empty where it was judged alone. */
  beside: string[]
  /** Requirements that were failed, warned or left inconclusive although the choice is legal. */
  accused: Accusation[]
  trouble?: string
  durationMs: number
}

/** The whole proof, as printed and as written for machines; documented in docs/prove.md. */
export interface Matrix {
  /** Format of this object, 1. */
  proof: 1
  mutants: MutantRow[]
  variants: VariantRow[]
  /** Requirements that hold on the sandbox and that no mutant made fail. */
  unproven: string[]
  /** Checks that never failed on any mutant. */
  neverFailed: string[]
  /** What the sandbox as it is should pass and does not. */
  baseline: Accusation[]
  seconds: number
}

const accusing = new Set(['failed', 'warned', 'inconclusive'])
const caught = new Set(['failed', 'warned'])

/**
 * What became of a mutant: caught in an interface only when a requirement that it breaks is failed there, or warned where
 * implied, and caught altogether only when that is so in each.
 */
export function mutantRow({ id, breaks, sentence, contracts = [] }: MutantFacts, result: TaskResult): MutantRow {
  const caughtBy = Object.keys(result.checks).filter((check) => caught.has(result.checks[check] ?? ''))
  const own = Object.entries(result.requirements).filter(([, told]) => breaks.includes(told.id))
  const broken = contracts.filter((address) => caught.has(result.contracts?.[address]?.verdict ?? ''))
  const failed = [...own.filter(([, { verdict }]) => caught.has(verdict)).map(([address]) => address), ...broken]
  const row = { id, breaks, sentence, caughtBy, failed, durationMs: result.durationMs, interfaces: {} }
  if (result.trouble !== undefined) return { ...row, fate: 'inconclusive', why: result.trouble }
  const byInterface = Map.groupBy(own, ([, told]) => told.interface)
  const fates = [...byInterface].map(([name, told]) => ({ name, ...fateIn(told.map(([, one]) => one)) }))
  const interfaces = Object.fromEntries(fates.map(({ name, fate }) => [name, fate]))
  const gravest = (['survived', 'inconclusive', 'caught'] as const).find((fate) =>
    fates.some((one) => one.fate === fate),
  )
  const decisive = fates.find(({ fate }) => fate === gravest)
  if (!decisive) return { ...row, fate: 'survived', why: 'not judged' }
  const kept = contracts.find((address) => !broken.includes(address))
  if (kept !== undefined && decisive.fate === 'caught') return { ...row, interfaces, ...contractFate(kept, result) }
  const where = fates.length > 1 && decisive.fate !== 'caught' ? `${decisive.name}: ` : ''
  return { ...row, interfaces, fate: decisive.fate, why: `${where}${decisive.why}` }
}

/** What an interaction that a mutant should break and did not makes of it. */
function contractFate(address: string, { contracts }: TaskResult): { fate: Fate; why: string } {
  const { verdict, reason } = contracts?.[address] ?? { verdict: 'untested', reason: 'never verified' }
  return { fate: verdict === 'inconclusive' ? 'inconclusive' : 'survived', why: `${address}: ${verdict}, ${reason}` }
}

function fateIn(told: Told[]): { fate: Fate; why: string } {
  const failed = told.find(({ verdict }) => caught.has(verdict))
  if (failed) return { fate: 'caught', why: failed.reason }
  const unclear = told.find(({ verdict }) => verdict === 'inconclusive')
  if (unclear) return { fate: 'inconclusive', why: unclear.reason }
  return { fate: 'survived', why: told.map(({ verdict }) => verdict).join(', ') }
}

/** Whom a variant got accused, which must be nobody. `untested` is no accusation: the choice may take a capability away. */
export function variantRow(id: string, result: TaskResult, beside: string[] = []): VariantRow {
  return {
    id,
    beside,
    accused: accusations(result),
    durationMs: result.durationMs,
    ...(result.trouble !== undefined && { trouble: result.trouble }),
  }
}

/** Whether a variant, or several together, got anybody accused or could not be judged. */
export function isAccused(result: TaskResult): boolean {
  return result.trouble !== undefined || accusations(result).length > 0
}

/**
 * Requirements of a result that were failed, warned or left inconclusive, and needs of consumers likewise; but for a warning
 * of a need, which the consumer itself calls pending.
 */
export function accusations(result: TaskResult): Accusation[] {
  const needs = Object.entries(result.contracts ?? {}).filter(([, { verdict }]) => verdict !== 'warned')
  return [...Object.entries(result.requirements), ...needs]
    .filter(([, { verdict }]) => accusing.has(verdict))
    .map(([requirement, { verdict, reason }]) => ({ requirement, verdict, reason }))
}

/** Addresses that passed on the sandbox, so are more than silent, and that no mutant made fail: of interactions too, but for pending ones. */
export function unproven(baseline: TaskResult, mutants: MutantRow[], rows: Requirement[]): string[] {
  const proven = new Set(mutants.flatMap(({ failed }) => failed))
  const silent = new Set(rows.filter(({ strength }) => strength === 'silent').map(({ id }) => id))
  const needs = Object.entries(baseline.contracts ?? {}).filter(([, { pending }]) => !pending)
  const requirements = Object.entries(baseline.requirements).filter(([, { id }]) => !silent.has(id))
  return [...requirements, ...needs]
    .filter(([, { verdict }]) => verdict === 'passed')
    .map(([address]) => address)
    .filter((address) => !proven.has(address))
}

/** Checks of the sandbox as it is that no mutant made fail. */
export function neverFailed(baseline: TaskResult, mutants: MutantRow[]): string[] {
  const failing = new Set(mutants.flatMap(({ caughtBy }) => caughtBy))
  return Object.keys(baseline.checks).filter((check) => baseline.checks[check] === 'passed' && !failing.has(check))
}

/** The truth of the proof in one sentence, and the exit code. */
export function conclusion(matrix: Matrix): { sentence: string; exitCode: 0 | 1 | 2 } {
  const count = (fate: Fate) => matrix.mutants.filter((row) => row.fate === fate).length
  const accused = matrix.variants.filter((row) => row.accused.length > 0 || row.trouble !== undefined).length
  const survived = count('survived')
  const unclear = count('inconclusive')
  const sentence = [
    `${count('caught')} of ${matrix.mutants.length} mutants caught`,
    `${survived} survived`,
    ...(unclear > 0 ? [`${unclear} inconclusive`] : []),
    accused === 0 ? `none of ${matrix.variants.length} variants accused` : `${accused} variants accused`,
    ...(matrix.unproven.length > 0 ? [`${matrix.unproven.length} requirements without a mutant`] : []),
    ...(matrix.baseline.length > 0 ? [`${matrix.baseline.length} not clean on the sandbox as it is`] : []),
  ].join(', ')
  const bad = survived + accused + matrix.unproven.length + matrix.baseline.length > 0
  return { sentence: `${sentence} (${matrix.seconds} s).`, exitCode: bad ? 1 : unclear > 0 ? 2 : 0 }
}
