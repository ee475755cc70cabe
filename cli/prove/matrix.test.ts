import { cases } from '../../core/test-support/cases.ts'
import type { Requirement } from '../../core/requirement.ts'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import type { Verdict } from '../../core/verdict.ts'
import { conclusion, holding, isOnlyInconclusive, type Matrix, faultRow, neverBroken, variantRow } from './matrix.ts'
import { linesOf } from './matrix-lines.ts'
import type { TaskResult } from './task.ts'

const row = 'conventions/paging/sorted-by-id'
const fault = { id: 'lists-newest-first', breaks: [row], sentence: 'Newest first.' }
const once = 'conventions/paging/each-row-once'

function result(verdicts: Record<string, Verdict>, checks: Record<string, Verdict> = {}): TaskResult {
  const requirements = Object.fromEntries(
    Object.entries(verdicts).map(([id, verdict]) => [id, { ...addressed(id), verdict, reason: `it was ${verdict}` }]),
  )
  return { task: { kind: 'fault', id: fault.id, interfaces: ['ais-v4'] }, requirements, checks, durationMs: 1 }
}

/** An address gives the interface and the row. */
function addressed(address: string): { id: string; interface: InterfaceName } {
  const found = interfaceNames().find((name) => address.startsWith(`${name}/`))
  return found ? { id: address.replace(found, 'conventions'), interface: found } : { id: address, interface: 'ais-v4' }
}

const outcomeOf = (verdict: Verdict, more: object = {}) =>
  faultRow(fault, { ...result({ [row]: verdict }), ...more }).outcome
const inTwo = (five: Verdict) =>
  faultRow(fault, result({ 'ais-v4/paging/sorted-by-id': 'failed', 'ais-v5/paging/sorted-by-id': five }))
const half = inTwo('passed')

const both = faultRow({ ...fault, breaks: [row, once] }, result({ [row]: 'failed', [once]: 'passed' }))
const baseline = result({ [row]: 'passed', [once]: 'passed', 'conventions/paging/silent': 'observed' })
const stated = (...ids: string[]) =>
  ids.map((id) => ({ id, strength: 'stated', interfaces: ['ais-v4'] }) as Requirement)

const [asked, beside] = ['ais/rates/floor', 'ais/rates/list']
const evaluated = Object.values(result({ [asked]: 'passed', [beside]: 'passed' }).requirements)
const narrow: TaskResult = {
  ...baseline,
  task: { kind: 'baseline', only: [asked], interfaces: ['ais-v4'] },
  requirements: Object.fromEntries(evaluated.map((one) => [one.id.replace('ais', 'ais-v4'), one])),
}

const falsePositives = (variant: TaskResult) =>
  variantRow('any', variant).falsePositives.map(({ requirement }) => requirement)
const named = { 'conventions/a': 'warned', 'conventions/b': 'failed', 'conventions/c': 'inconclusive' } as const

const need = 'contracts/shop/ais-v4/lists-logins'
const withNeed = (verdict: Verdict) => {
  const contracts = { [need]: { verdict, reason: `it was ${verdict}`, pending: false } }
  return faultRow({ ...fault, contracts: [need] }, { ...result({ [row]: 'failed' }), contracts })
}

function matrixOf(change: Partial<Matrix>): Matrix {
  const found = faultRow(fault, result({ [row]: 'failed' }, { 'features/p.feature: The order holds': 'failed' }))
  const empty = { proof: 2, variants: [], unproven: [], neverFailed: [], baseline: [], seconds: 3 } as const
  return { ...empty, ...change, faults: [found, ...(change.faults ?? [])] } as Matrix
}
const exitCode = (change: Partial<Matrix>) => conclusion(matrixOf(change)).exitCode
const missed = faultRow({ ...fault, id: 'loses-a-row' }, result({ [row]: 'passed' }))
const lines = linesOf(matrixOf({ faults: [missed], neverFailed: ['features/p.feature: A list ends'] }))

cases(
  'A fault is found where its requirement failed or warned, and inconclusive where that is, or where it did not start',
  [(['passed', 'observed', 'untested'] as const).map((one) => outcomeOf(one)), ['missed', 'missed', 'missed']],
  [outcomeOf('inconclusive'), 'inconclusive'],
  [outcomeOf('failed', { error: 'the port is taken' }), 'inconclusive'],
  'A fault that is found on one interface and not on another is missed',
  [half.interfaces, { 'ais-v4': 'found', 'ais-v5': 'missed' }],
  [half.why, 'ais-v5: passed'],
  'A requirement is proven by failing, not by being named',
  [neverBroken(holding([baseline], stated(row, once)), [both]).unproven, [once]],
  'A requirement that was evaluated on the baseline and not asked for needs no fault',
  [holding([narrow], stated(asked, beside)).requirements, ['ais-v4/rates/floor']],
  'Failures, warnings and inconclusive rows are false positives on a variant, untested rows are not',
  [
    falsePositives(result({ a: 'failed', b: 'warned', c: 'inconclusive', d: 'untested', e: 'observed', f: 'passed' })),
    ['a', 'b', 'c'],
  ],
  'A variant may warn of the rows that it names, and may neither fail them nor leave them inconclusive',
  [falsePositives({ ...result(named), mayWarn: Object.keys(named) }), ['conventions/b', 'conventions/c']],
  'A variant is in doubt where rules are inconclusive and none is broken',
  [isOnlyInconclusive(result({ a: 'inconclusive', b: 'passed' })), true],
  [isOnlyInconclusive(result({ a: 'inconclusive', b: 'failed' })), false],
  [isOnlyInconclusive(result({ a: 'passed' })), false],
  'A fault that should break the need of a consumer, and does not, is missed',
  [withNeed('failed').failed, [row, need]],
  [withNeed('inconclusive').outcome, 'inconclusive'],
  [withNeed('passed').outcome, 'missed'],
  [withNeed('passed').why, `${need}: passed, it was passed`],
  'Missed faults stand last',
  [lines.at(-1), /loses-a-row {2}breaks conventions\/paging\/sorted-by-id: passed/],
  [lines.includes('conventions/paging  1 of 2 found'), true],
  [lines.join('\n'), /✓ lists-newest-first +The order holds/],
  'A missed fault, a false positive, a requirement without a fault and a blemish of the sandbox make the proof fail',
  [exitCode({}), 0],
  [exitCode({ faults: [missed] }), 1],
  [exitCode({ faults: [faultRow(fault, result({ [row]: 'inconclusive' }))] }), 2],
  [exitCode({ variants: [variantRow('slow', result({ a: 'warned' }))] }), 1],
  [exitCode({ unproven: ['a'] }), 1],
  [exitCode({ baseline: [{ requirement: 'a', verdict: 'failed', reason: '' }] }), 1],
)
