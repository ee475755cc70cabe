import type { Requirement } from '../../requirements/requirement.ts'
import { nameOf, type TaskResult } from './task.ts'

export interface MutantFacts {
  id: string
  breaks: string[]
  sentence: string
}

export type Fate = 'caught' | 'survived' | 'inconclusive'

/** What became of one mutant. */
export interface MutantRow extends MutantFacts {
  fate: Fate
  /** Checks that failed on it. */
  caughtBy: string[]
  why: string
  durationMs: number
}

export interface VariantRow {
  id: string
  /** Requirements that were failed, warned or left inconclusive although the choice is legal. */
  accused: Array<{ requirement: string; verdict: string; reason: string }>
  trouble?: string
  durationMs: number
}

/** The whole proof, as printed and as written for machines. */
export interface Matrix {
  mutants: MutantRow[]
  variants: VariantRow[]
  /** Requirements that hold on the sandbox but that no mutant breaks. */
  unproven: string[]
  /** Checks that never failed on any mutant. */
  neverFailed: string[]
  /** What the sandbox as it is should pass and does not. */
  baseline: Array<{ requirement: string; verdict: string; reason: string }>
}

const accusing = new Set(['failed', 'warned', 'inconclusive'])

/** What became of a mutant: caught only when a requirement that it breaks is failed, or warned where implied. */
export function mutantRow(mutant: MutantFacts, result: TaskResult): MutantRow {
  const caughtBy = Object.keys(result.checks).filter((check) =>
    ['failed', 'warned'].includes(result.checks[check] ?? ''),
  )
  const own = mutant.breaks.map((id) => result.requirements[id])
  const row = { ...mutant, caughtBy, durationMs: result.durationMs }
  if (result.trouble !== undefined) return { ...row, fate: 'inconclusive', why: result.trouble }
  if (own.some((requirement) => requirement?.verdict === 'failed' || requirement?.verdict === 'warned'))
    return { ...row, fate: 'caught', why: own.find((requirement) => requirement?.verdict !== 'passed')?.reason ?? '' }
  const unclear = own.find((requirement) => requirement?.verdict === 'inconclusive')
  if (unclear) return { ...row, fate: 'inconclusive', why: unclear.reason }
  return { ...row, fate: 'survived', why: own.map((requirement) => requirement?.verdict ?? 'not judged').join(', ') }
}

/** Whom a variant got accused, which must be nobody. `untested` is no accusation: the choice may take a capability away. */
export function variantRow(id: string, result: TaskResult): VariantRow {
  const accused = accusations(result)
  return {
    id,
    accused,
    durationMs: result.durationMs,
    ...(result.trouble !== undefined && { trouble: result.trouble }),
  }
}

/** Requirements of a result that were failed, warned or left inconclusive. */
export function accusations(result: TaskResult): VariantRow['accused'] {
  return Object.entries(result.requirements)
    .filter(([, { verdict }]) => accusing.has(verdict))
    .map(([requirement, { verdict, reason }]) => ({ requirement, verdict, reason }))
}

/** Requirements that passed on the sandbox and are more than silent, but that no mutant breaks. */
export function unproven(baseline: TaskResult, mutants: MutantFacts[], rows: Requirement[]): string[] {
  const broken = new Set(mutants.flatMap(({ breaks }) => breaks))
  return rows
    .filter(
      ({ id, strength }) => strength !== 'silent' && baseline.requirements[id]?.verdict === 'passed' && !broken.has(id),
    )
    .map(({ id }) => id)
}

/** Checks of the sandbox as it is that no mutant made fail. */
export function neverFailed(baseline: TaskResult, mutants: MutantRow[]): string[] {
  const failing = new Set(mutants.flatMap(({ caughtBy }) => caughtBy))
  return Object.keys(baseline.checks).filter((check) => baseline.checks[check] === 'passed' && !failing.has(check))
}

/** The matrix in lines for people, worst first. */
export function linesOf(matrix: Matrix): string[] {
  const width = Math.max(0, ...matrix.mutants.map(({ id }) => id.length))
  const order: Fate[] = ['caught', 'inconclusive', 'survived']
  const mutantLines = [...matrix.mutants]
    .sort((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate))
    .map(
      (row) =>
        `${row.fate.padEnd(12)} ${row.id.padEnd(width)}  ${row.fate === 'caught' ? row.caughtBy.join('; ') : `${row.breaks.join(', ')}: ${row.why}`}`,
    )
  const accusedLines = matrix.variants.flatMap(({ id, accused, trouble }) => [
    ...(trouble === undefined ? [] : [`variant ${id} could not be judged: ${trouble}`]),
    ...accused.map(({ requirement, verdict, reason }) => `variant ${id} ${verdict} ${requirement}: ${reason}`),
  ])
  return [
    ...mutantLines,
    ...list('Accused although legal', accusedLines),
    ...list(
      `Not clean on ${nameOf({ kind: 'baseline' })}`,
      matrix.baseline.map(({ requirement, verdict, reason }) => `${verdict} ${requirement}: ${reason}`),
    ),
    ...list('Requirements that hold but that no mutant breaks', matrix.unproven),
    ...list('Checks that never failed on any mutant', matrix.neverFailed),
  ]
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)]
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
    `${matrix.variants.length - accused} of ${matrix.variants.length} variants unaccused`,
    ...(matrix.unproven.length > 0 ? [`${matrix.unproven.length} requirements without a mutant`] : []),
    ...(matrix.baseline.length > 0 ? [`${matrix.baseline.length} not clean on the sandbox as it is`] : []),
  ].join(', ')
  const bad = survived + accused + matrix.unproven.length + matrix.baseline.length > 0
  return { sentence: `${sentence}.`, exitCode: bad ? 1 : unclear > 0 ? 2 : 0 }
}
