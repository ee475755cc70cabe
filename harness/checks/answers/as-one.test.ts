import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, leftUntested, noted } from '../../../core/judgement.ts'
import { asOne } from './as-one.ts'
import { sampleExchange } from './sample-exchange.ts'

/** A reason that only this test knows. */
const seen = (code: string) => ({ code, facts: {} })
const [one, other] = [sampleExchange(200, {}), sampleExchange(200, {})]
const wrong = broken(seen('wrong'), { wanted: 'a', got: 'b' }, [one])

test('the most severe of several judgements counts, whatever its place', () => {
  assert.equal(
    asOne([held(seen('fine'), [one]), leftUntested(seen('unseen')), inconclusive(seen('unclear')), wrong]).finding,
    'broken',
  )
  assert.equal(
    asOne([leftUntested(seen('unseen')), inconclusive(seen('unclear')), held(seen('fine'), [one])]).finding,
    'inconclusive',
  )
  assert.equal(asOne([held(seen('fine'), [one]), leftUntested(seen('unseen'))]).finding, 'untested')
})

test('where all hold, each of them is evidence, once', () => {
  const { finding, evidence } = asOne([held(seen('first'), [one]), held(seen('second'), [other, one])])
  assert.equal(finding, 'held')
  assert.deepEqual(evidence, [one, other])
})

test('a broken rule keeps what was wanted and what was got', () =>
  assert.deepEqual(asOne([held(seen('fine'), [other]), wrong]), wrong))

test('no judgement at all decides nothing', () =>
  assert.deepEqual(asOne([]), inconclusive(because('no-answers', { what: 'answers' }))))

test('a note stands behind everything that was decided', () => {
  assert.equal(asOne([noted(seen('seen'), [one]), held(seen('fine'), [other])]).finding, 'held')
  assert.equal(asOne([noted(seen('seen'), [one])]).finding, 'noted')
})
