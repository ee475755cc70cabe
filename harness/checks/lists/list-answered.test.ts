import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listAnswered } from './list-answered.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

it('holds for an array with rows', () => {
  assert.equal(
    inOneLine(listAnswered(sampleExchange(200, { data: [{ code: 'DE' }] }))),
    'held: list-answered {"rows":1}; 1 exchange',
  )
})

it('is broken by a refusal and by data that is no array', () => {
  assert.equal(
    inOneLine(listAnswered(sampleRefusal(404, 'RouteNotFound'))),
    'broken: list-refused {"outcome":"404 RouteNotFound"}; wanted a list: a status from 200 to 299 and data, an array, got 404 RouteNotFound; 1 exchange',
  )
  const wrapped = listAnswered(sampleExchange(200, { data: { items: [] } }))
  assert.equal(
    inOneLine(wrapped),
    'broken: answer-is-no-list {"kind":"object"}; wanted a list: a status from 200 to 299 and data, an array, got data is object at data; 1 exchange',
  )
})

it('is inconclusive for an empty list, for keys that may not list it, and for a transport error', () => {
  const unclear = [
    sampleExchange(200, { data: [] }),
    sampleRefusal(406, 'AppsRestricted'),
    sampleTransportError(),
    undefined,
  ]
  assert.deepEqual(
    unclear.map((exchange) => inOneLine(listAnswered(exchange))),
    [
      'inconclusive: no-rows-to-check; 1 exchange',
      'inconclusive: keys-may-not-list {"outcome":"406 AppsRestricted"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
      'inconclusive: nothing-sent; 0 exchanges',
    ],
  )
})

it('says why a list cannot be checked', () => {
  assert.equal(
    inOneLine(listAnswered(sampleRefusal(406, 'ActionNotAllowed'))),
    'inconclusive: keys-may-not-list {"outcome":"406 ActionNotAllowed"}; 1 exchange',
  )
  assert.equal(
    inOneLine(listAnswered(sampleExchange(406, {}))),
    'broken: list-refused {"outcome":"406 without an error class"}; wanted a list: a status from 200 to 299 and data, an array, got 406 without an error class; 1 exchange',
  )
})
