import assert from 'node:assert/strict'
import { it } from 'node:test'
import { refused, refusedAs } from './refused-as.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'
import { inOneLine } from './in-one-line.ts'

const control = sampleExchange(200, { data: {} })

it('holds where only the defect is refused, with one of the classes', () => {
  const judgement = refusedAs(control, sampleRefusal(406, 'FileError'), ['FileNotProvided', 'FileError'])
  assert.equal(inOneLine(judgement), 'held: refused-as-documented {"errorClass":"FileError"}; 2 exchanges')
  assert.equal(judgement.evidence.length, 2)
})

it('is broken where the defect is accepted', () => {
  const judgement = refusedAs(control, sampleExchange(200, { data: {} }), ['InvalidFromDate'])
  assert.equal(
    inOneLine(judgement),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal with InvalidFromDate"}; wanted a refusal with InvalidFromDate, got accepted: 200 with data; 2 exchanges',
  )
  assert.match(judgement.got ?? '', /^accepted/)
})

it('is broken by a wrong class and by no class', () => {
  const judgement = refusedAs(control, sampleRefusal(400, 'RouteNotFound'), ['InvalidFromDate'])
  assert.equal(
    inOneLine(judgement),
    'broken: error-class-differs {"outcome":"400 RouteNotFound","wanted":"a refusal with InvalidFromDate"}; wanted a refusal with InvalidFromDate, got 400 RouteNotFound at error_class; 2 exchanges',
  )
  assert.equal(
    inOneLine(refusedAs(control, sampleExchange(400, 'Bad Request'), ['InvalidFromDate'])),
    'broken: error-class-missing {"outcome":"400 without an error class","wanted":"a refusal with InvalidFromDate"}; wanted a refusal with InvalidFromDate, got 400 without an error class at error_class; 2 exchanges',
  )
})

it('proves nothing where the control was refused too', () => {
  const refusal = sampleRefusal(400, 'InvalidFromDate')
  assert.equal(
    inOneLine(refusedAs(refusal, refusal, ['InvalidFromDate'])),
    'inconclusive: control-refused {"outcome":"400 InvalidFromDate"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refusedAs(sampleTransportError(), refusal, ['InvalidFromDate'])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('does without a control only where none is given', () => {
  assert.equal(
    inOneLine(refusedAs(undefined, sampleRefusal(404, 'RouteNotFound'), ['RouteNotFound'])),
    'held: refused-as-documented {"errorClass":"RouteNotFound"}; 1 exchange',
  )
  assert.equal(inOneLine(refusedAs(undefined, undefined, ['RouteNotFound'])), 'inconclusive: nothing-sent; 0 exchanges')
})

it('asks for no class where the documents name none', () => {
  assert.equal(
    inOneLine(refused(control, sampleRefusal(400, 'WrongRequestFormat'))),
    'held: request-refused {"outcome":"400 WrongRequestFormat"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(refused(control, control)),
    'broken: defect-accepted {"outcome":"200 with data","wanted":"a refusal"}; wanted a refusal, got accepted: 200 with data; 2 exchanges',
  )
  assert.equal(
    inOneLine(refused(sampleRefusal(400, 'ClientDisabled'), control)),
    'inconclusive: control-refused {"outcome":"400 ClientDisabled"}; 2 exchanges',
  )
})

it('names every class that would do', () => {
  assert.equal(
    inOneLine(refusedAs(control, sampleRefusal(400, 'X'), ['InvalidFromDate', 'DateOutOfRange'])),
    'broken: error-class-differs {"outcome":"400 X","wanted":"a refusal with InvalidFromDate or DateOutOfRange"}; wanted a refusal with InvalidFromDate or DateOutOfRange, got 400 X at error_class; 2 exchanges',
  )
})

it('asks for a refusal alone with an answer, and without a control where none is given', () => {
  assert.equal(inOneLine(refused(control, undefined)), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(refused(undefined, sampleRefusal(400, 'X'))),
    'held: request-refused {"outcome":"400 X"}; 1 exchange',
  )
})
