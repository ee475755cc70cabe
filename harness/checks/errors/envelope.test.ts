import assert from 'node:assert/strict'
import { it } from 'node:test'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const good = sampleExchange(200, { data: [] })

it('holds for JSON with data', () => {
  assert.equal(
    inOneLine(successIsJson([good, sampleExchange(204, '')])),
    'held: answers-as-documented {"what":"accepted requests","wanted":"a body that is JSON","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(successWrappedInData([good, sampleRefusal(400, 'DateOutOfRange')])),
    'held: answers-as-documented {"what":"accepted requests","wanted":"a JSON object with the property data","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(successStatus([good, sampleRefusal(400, 'DateOutOfRange')])),
    'held: answers-as-documented {"what":"answers with data","wanted":"a status from 200 to 299","concerned":1}; 1 exchange',
  )
})

it('is broken by a body that is not JSON or has no data', () => {
  assert.equal(
    inOneLine(successIsJson([good, sampleExchange(200, '<html>')])),
    'broken: answer-not-as-documented {"what":"accepted requests","wanted":"a body that is JSON","concerned":2,"got":"200, a body of 6 characters"}; wanted a body that is JSON, got 200, a body of 6 characters; 1 exchange',
  )
  assert.equal(
    inOneLine(successWrappedInData([good, sampleExchange(200, [1])])),
    'broken: answer-not-as-documented {"what":"accepted requests","wanted":"a JSON object with the property data","concerned":2,"got":"200, a body of 3 characters"}; wanted a JSON object with the property data, got 200, a body of 3 characters at data; 1 exchange',
  )
})

it('is broken by data under a status that is no success', () => {
  assert.equal(
    inOneLine(successStatus([good, sampleExchange(302, { data: [] })])),
    'broken: answer-not-as-documented {"what":"answers with data","wanted":"a status from 200 to 299","concerned":2,"got":"302"}; wanted a status from 200 to 299, got 302 at status; 1 exchange',
  )
})

it('is inconclusive where nothing was accepted', () => {
  assert.equal(
    inOneLine(successIsJson([sampleRefusal(400, 'DateOutOfRange')])),
    'inconclusive: no-answers {"what":"accepted requests"}; 1 exchange',
  )
  assert.equal(
    inOneLine(successWrappedInData([sampleTransportError()])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('wants a success of answers with data and without an error class alone', () => {
  const mixed = sampleExchange(400, { data: {}, error_class: 'DateOutOfRange' })
  assert.equal(
    inOneLine(successStatus([mixed, sampleExchange(400, {})])),
    'inconclusive: no-answers {"what":"answers with data"}; 2 exchanges',
  )
})

it('wants data in an object, and says how long another body is', () => {
  assert.equal(
    inOneLine(successWrappedInData([sampleExchange(200, {})])),
    'broken: answer-not-as-documented {"what":"accepted requests","wanted":"a JSON object with the property data","concerned":1,"got":"200, a body of 2 characters"}; wanted a JSON object with the property data, got 200, a body of 2 characters at data; 1 exchange',
  )
  assert.equal(
    inOneLine(successWrappedInData([sampleExchange(200, '7')])),
    'broken: answer-not-as-documented {"what":"accepted requests","wanted":"a JSON object with the property data","concerned":1,"got":"200, a body of 1 character"}; wanted a JSON object with the property data, got 200, a body of 1 character at data; 1 exchange',
  )
  assert.equal(
    inOneLine(successWrappedInData([sampleExchange(204, '')])),
    'broken: answer-not-as-documented {"what":"accepted requests","wanted":"a JSON object with the property data","concerned":1,"got":"204, no body"}; wanted a JSON object with the property data, got 204, no body at data; 1 exchange',
  )
})
