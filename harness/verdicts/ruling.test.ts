import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken, held } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'
import { rulingOn } from './ruling.ts'

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
