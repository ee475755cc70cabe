import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from '../../requirements/requirement.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import type { Verdict } from '../../core/verdict.ts'
import { conclusion, holding, type Matrix, faultRow, neverBroken, variantRow } from './matrix.ts'
import { linesOf } from './matrix-lines.ts'
import type { TaskResult } from './task.ts'

const fault = { id: 'lists-newest-first', breaks: ['conventions/paging/sorted-by-id'], sentence: 'Newest first.' }
const row = fault.breaks[0] ?? ''

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

for (const [verdict, outcome] of [
  ['failed', 'found'],
  ['warned', 'found'],
  ['passed', 'missed'],
  ['observed', 'missed'],
  ['untested', 'missed'],
  ['inconclusive', 'inconclusive'],
] as const) {
  test(`a fault whose requirement is ${verdict} is ${outcome}`, () => {
    assert.equal(faultRow(fault, result({ [row]: verdict })).outcome, outcome)
  })
}

test('a fault that did not start is never found, whatever failed', () => {
  const lost = { ...result({ [row]: 'failed' }), trouble: 'the port is taken' }
  assert.equal(faultRow(fault, lost).outcome, 'inconclusive')
})

test('a fault that is found on one interface and not on another is missed', () => {
  const [four, five] = ['ais-v4/paging/sorted-by-id', 'ais-v5/paging/sorted-by-id']
  const half = faultRow(fault, result({ [four]: 'failed', [five]: 'passed' }))
  assert.deepEqual(
    [half.outcome, half.interfaces, half.why],
    ['missed', { 'ais-v4': 'found', 'ais-v5': 'missed' }, 'ais-v5: passed'],
  )
  assert.equal(faultRow(fault, result({ [four]: 'failed', [five]: 'failed' })).outcome, 'found')
})

test('a requirement is proven by failing, not by being named', () => {
  const both = { ...fault, breaks: [row, 'conventions/paging/each-row-once'] }
  const rows = [faultRow(both, result({ [row]: 'failed', 'conventions/paging/each-row-once': 'passed' }))]
  const baseline = result({
    [row]: 'passed',
    'conventions/paging/each-row-once': 'passed',
    'conventions/paging/silent': 'observed',
  })
  const catalogue = both.breaks.map((id) => ({ id, strength: 'stated' }) as Requirement)
  assert.deepEqual(neverBroken(holding([baseline], catalogue), rows).unproven, ['conventions/paging/each-row-once'])
})

test('a requirement that was evaluated on the baseline and not asked for needs no fault', () => {
  const [asked, beside] = ['ais/rates/floor', 'ais/rates/list']
  const task: TaskResult['task'] = { kind: 'baseline', only: [asked], interfaces: ['ais-v4'] }
  const catalogue = [asked, beside].map((id) => ({ id, strength: 'stated', interfaces: ['ais-v4'] }) as Requirement)
  const both = result({ [asked]: 'passed', [beside]: 'passed' })
  const requirements = Object.fromEntries(
    Object.values(both.requirements).map((one) => [one.id.replace('ais', 'ais-v4'), one]),
  )
  const baseline = { ...both, task, requirements }
  assert.deepEqual(holding([baseline], catalogue).requirements, ['ais-v4/rates/floor'])
})

test('failures, warnings and inconclusive rows are false positives on a variant, untested rows are not', () => {
  const variant = result({ a: 'failed', b: 'warned', c: 'inconclusive', d: 'untested', e: 'observed', f: 'passed' })
  const seen = variantRow('slow', variant).falsePositives.map(({ requirement }) => requirement)
  assert.deepEqual(seen, ['a', 'b', 'c'])
})

test('a variant may warn of the rows that it names, and may neither fail them nor leave them inconclusive', () => {
  const verdicts = { 'conventions/a': 'warned', 'conventions/b': 'failed', 'conventions/c': 'inconclusive' } as const
  const variant = { ...result(verdicts), mayWarn: Object.keys(verdicts) }
  const seen = variantRow('reads-otherwise', variant).falsePositives.map(({ requirement }) => requirement)
  assert.deepEqual(seen, ['conventions/b', 'conventions/c'])
})

const need = 'contracts/shop/ais-v4/lists-logins'

function withNeed(verdict: Verdict, pending = false): TaskResult {
  return { ...result({ [row]: 'failed' }), contracts: { [need]: { verdict, reason: `it was ${verdict}`, pending } } }
}

test('a fault that should break the need of a consumer, and does not, is missed', () => {
  const breaking = { ...fault, contracts: [need] }
  assert.deepEqual(
    [faultRow(breaking, withNeed('failed')).outcome, faultRow(breaking, withNeed('failed')).failed],
    ['found', [row, need]],
  )
  assert.equal(faultRow(breaking, withNeed('inconclusive')).outcome, 'inconclusive')
  const kept = faultRow(breaking, withNeed('passed'))
  assert.deepEqual([kept.outcome, kept.why], ['missed', `${need}: passed, it was passed`])
})

function matrixOf(change: Partial<Matrix>): Matrix {
  const found = faultRow(fault, result({ [row]: 'failed' }, { 'features/p.feature: The order holds': 'failed' }))
  const empty = { proof: 2, variants: [], unproven: [], neverFailed: [], baseline: [], seconds: 3 } as const
  return { ...empty, ...change, faults: [found, ...(change.faults ?? [])] } as Matrix
}

test('missed faults stand last and make the proof fail', () => {
  const missed = faultRow({ ...fault, id: 'loses-a-row' }, result({ [row]: 'passed' }))
  const lines = linesOf(matrixOf({ faults: [missed], neverFailed: ['features/p.feature: A list ends'] }))
  assert.match(lines.at(-1) ?? '', /loses-a-row {2}breaks conventions\/paging\/sorted-by-id: passed/)
  assert.ok(lines.includes('conventions/paging  1 of 2 found'))
  assert.ok(lines.some((line) => /✓ lists-newest-first +The order holds/.test(line)))
  assert.equal(conclusion(matrixOf({ faults: [missed] })).exitCode, 1)
})

for (const [what, change, exitCode] of [
  ['everything as it should be', {}, 0],
  ['a fault that could not be evaluated', { faults: [faultRow(fault, result({ [row]: 'inconclusive' }))] }, 2],
  ['a variant with a false positive', { variants: [variantRow('slow', result({ a: 'warned' }))] }, 1],
  ['a requirement without a fault', { unproven: ['a'] }, 1],
  ['a blemish of the sandbox', { baseline: [{ requirement: 'a', verdict: 'failed', reason: '' }] }, 1],
] as const) {
  test(`${what} ends with ${exitCode}`, () => {
    assert.equal(conclusion(matrixOf(change as Partial<Matrix>)).exitCode, exitCode)
  })
}
