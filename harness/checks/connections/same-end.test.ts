import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Connection } from './connects.ts'
import { sameEnd } from './same-end.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: {} })
const ended = (failErrorClass?: string): Connection => ({
  answer: success,
  ended: { failed: failErrorClass !== undefined, failErrorClass, exchange: success },
})
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }

it('holds where both end with one class', () => {
  assert.equal(
    inOneLine(sameEnd(ended('InvalidCredentials'), ended('InvalidCredentials'))),
    'held: ends-alike {"went":"accepted, and its attempt failed with InvalidCredentials"}; 4 exchanges',
  )
  assert.equal(
    inOneLine(sameEnd(ended('InvalidCredentials'), refused)),
    'held: ends-alike {"went":"refused: 400 InvalidCredentials"}; 3 exchanges',
  )
})

it('is broken where one connects or names a different class', () => {
  assert.equal(
    inOneLine(sameEnd(ended('InvalidCredentials'), ended())),
    'broken: ends-differ {"wanted":"accepted, and its attempt failed with InvalidCredentials","got":"connected"}; wanted accepted, and its attempt failed with InvalidCredentials, got connected; 4 exchanges',
  )
  assert.equal(
    inOneLine(sameEnd(refused, ended('InvalidEncoding'))),
    'broken: ends-differ {"wanted":"refused: 400 InvalidCredentials","got":"accepted, and its attempt failed with InvalidEncoding"}; wanted refused: 400 InvalidCredentials, got accepted, and its attempt failed with InvalidEncoding; 3 exchanges',
  )
})

it('is inconclusive where the control connects, and over a transport error', () => {
  assert.equal(inOneLine(sameEnd(ended(), ended())), 'inconclusive: forbidden-connects; 4 exchanges')
  assert.equal(
    inOneLine(sameEnd(refused, { answer: sampleTransportError() })),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(sameEnd(undefined, refused)), 'inconclusive: one-not-sent; 0 exchanges')
})

it('needs both, and a target that accepts more', () => {
  assert.equal(inOneLine(sameEnd(refused, undefined)), 'inconclusive: one-not-sent; 0 exchanges')
  const full: Connection = { answer: sampleRefusal(400, 'LoginLimitReached') }
  assert.equal(
    inOneLine(sameEnd(full, refused)),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameEnd(refused, full)),
    'inconclusive: target-crowded {"errorClass":"LoginLimitReached"}; 2 exchanges',
  )
})
