import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, leftUntested, noted } from '../../../core/judgement.ts'
import { asOne } from './as-one.ts'
import { sampleExchange } from './sample-exchange.ts'

const [one, other] = [sampleExchange(200, {}), sampleExchange(200, {})]
const wrong = broken('wrong', { wanted: 'a', got: 'b' }, [one])

test('the gravest of several judgements counts, whatever its place', () => {
  assert.equal(asOne([held('fine', [one]), leftUntested('unseen'), inconclusive('unclear'), wrong]).finding, 'broken')
  assert.equal(asOne([leftUntested('unseen'), inconclusive('unclear'), held('fine', [one])]).finding, 'inconclusive')
  assert.equal(asOne([held('fine', [one]), leftUntested('unseen')]).finding, 'untested')
})

test('where all hold, each of them is evidence, once', () => {
  const { finding, evidence } = asOne([held('first', [one]), held('second', [other, one])])
  assert.equal(finding, 'held')
  assert.deepEqual(evidence, [one, other])
})

test('a broken rule keeps what was wanted and what was got', () => {
  assert.deepEqual(asOne([held('fine', [other]), wrong]), wrong)
})

test('no judgement at all decides nothing', () => {
  assert.deepEqual(asOne([]), inconclusive(because('no-answers', { what: 'answers' })))
})

test('a note stands behind everything that was decided', () => {
  assert.equal(asOne([noted('seen', [one]), held('fine', [other])]).finding, 'held')
  assert.equal(asOne([noted('seen', [one])]).finding, 'noted')
})
