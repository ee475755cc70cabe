import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken, held } from '../../core/judgement.ts'
import type { Finding, Strength, Verdict } from '../../core/verdict.ts'
import type { Exchange } from '../../core/exchange.ts'
import { because } from '../reasons/because.ts'
import { rulingOn } from './ruling.ts'
import { verdictOf } from './verdict-of.ts'
import { byGravity, decisiveOf, gravestOf } from './gravest.ts'
import { keptEvidence } from './kept-evidence.ts'

const row = { id: 'conventions/paging/sorted-by-id', strength: 'stated' } as const
const reason = because('nothing-to-check', { what: 'row on either page' })
const difference = { wanted: '1', got: '2', place: 'data[0].id' }

test('a judgement becomes a ruling with all that it shows', () => {
  const evidence = [{ id: 'x1', answer: { status: 200, headers: [], body: '{}', json: {} } }] as never
  assert.deepEqual(rulingOn(row, broken(reason, difference, evidence), { accepted: 1 }), {
    requirement: row.id,
    verdict: 'failed',
    reason,
    ...difference,
    evidence,
  })
})

test('a judgement may weigh less than a stated row, and never more than a weaker one', () => {
  const lighter = { ...broken(reason, difference, []), atMost: 'implied' } as const
  assert.equal(rulingOn(row, lighter, { accepted: 1 }).verdict, 'warned')
  assert.equal(rulingOn({ ...row, strength: 'silent' }, lighter, { accepted: 1 }).verdict, 'observed')
})

test('a target that has accepted nothing proves neither that a rule holds nor that it is broken', () => {
  for (const judgement of [broken(reason, difference, []), held(reason, [])]) {
    const ruling = rulingOn(row, judgement, { accepted: 0 })
    assert.equal(ruling.verdict, 'inconclusive')
    assert.deepEqual(ruling.reason, because('nothing-accepted-yet', { judgement: reason }))
  }
})

const table: Record<Finding, Record<Strength, Verdict>> = {
  broken: { stated: 'failed', implied: 'warned', silent: 'observed' },
  held: { stated: 'passed', implied: 'passed', silent: 'observed' },
  noted: { stated: 'observed', implied: 'observed', silent: 'observed' },
  untested: { stated: 'untested', implied: 'untested', silent: 'untested' },
  inconclusive: { stated: 'inconclusive', implied: 'inconclusive', silent: 'inconclusive' },
}

for (const [finding, verdicts] of Object.entries(table) as Array<[Finding, Record<Strength, Verdict>]>)
  for (const [strength, verdict] of Object.entries(verdicts) as Array<[Strength, Verdict]>)
    test(`${finding} under a ${strength} requirement is ${verdict}`, () =>
      assert.equal(verdictOf(finding, strength), verdict))

const order: Verdict[] = ['failed', 'warned', 'inconclusive', 'untested', 'passed', 'observed', 'inapplicable']

for (const [at, graver] of order.entries())
  for (const lesser of order.slice(at + 1))
    test(`${graver} decides over ${lesser}, whichever came first`, () => {
      assert.equal(gravestOf([lesser, graver]), graver)
      assert.equal(gravestOf([graver, lesser]), graver)
    })

test('every verdict has a place in the order', () => assert.deepEqual(byGravity, order))

test('nothing at all is untested, and nothing decides it', () => {
  assert.equal(gravestOf([]), 'untested')
  assert.equal(decisiveOf([]), undefined)
})

const many = Array.from({ length: 12 }, (_, at) => ({ id: `x${at}` }) as Exchange)
const kept: Array<[Verdict, number]> = [
  ['passed', 2],
  ['observed', 2],
  ['failed', 8],
  ['warned', 8],
  ['inconclusive', 8],
  ['untested', 8],
]

for (const [verdict, most] of kept)
  test(`a ${verdict} ruling keeps its last ${most} exchanges`, () =>
    assert.deepEqual(keptEvidence(verdict, many), many.slice(-most)))
