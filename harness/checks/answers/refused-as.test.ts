import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refused, refusedAs } from './refused-as.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const control = sampleExchange(200, { data: {} })

it('holds where only the defect is refused, with one of the classes', () => {
  const judgement = refusedAs(control, sampleRefusal(406, 'FileError'), ['FileNotProvided', 'FileError'])
  assert.equal(judgement.finding, 'held')
  assert.equal(judgement.evidence.length, 2)
})

it('is broken where the defect is accepted', () => {
  const judgement = refusedAs(control, sampleExchange(200, { data: {} }), ['InvalidFromDate'])
  assert.equal(judgement.finding, 'broken')
  assert.match(judgement.got ?? '', /^accepted/)
})

it('is broken by another class and by no class', () => {
  const judgement = refusedAs(control, sampleRefusal(400, 'RouteNotFound'), ['InvalidFromDate'])
  assert.equal(judgement.wanted, 'a refusal with InvalidFromDate')
  assert.equal(judgement.got, '400 RouteNotFound')
  assert.equal(refusedAs(control, sampleExchange(400, 'Bad Request'), ['InvalidFromDate']).finding, 'broken')
})

it('proves nothing where the control was refused too', () => {
  const refusal = sampleRefusal(400, 'InvalidFromDate')
  assert.equal(refusedAs(refusal, refusal, ['InvalidFromDate']).finding, 'inconclusive')
  assert.equal(refusedAs(sampleTransportError(), refusal, ['InvalidFromDate']).finding, 'inconclusive')
})

it('does without a control only where none is given', () => {
  assert.equal(refusedAs(undefined, sampleRefusal(404, 'RouteNotFound'), ['RouteNotFound']).finding, 'held')
  assert.equal(refusedAs(undefined, undefined, ['RouteNotFound']).finding, 'inconclusive')
})

it('asks for no class where the documents name none', () => {
  assert.equal(refused(control, sampleRefusal(400, 'WrongRequestFormat')).finding, 'held')
  assert.equal(refused(control, control).finding, 'broken')
  assert.equal(refused(sampleRefusal(400, 'ClientDisabled'), control).finding, 'inconclusive')
})
