import assert from 'node:assert/strict'
import { it } from 'node:test'
import { digitsKept, idIsInteger, idsAreIntegers } from './ids-are-integers.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const shows = (data: unknown) => sampleExchange(200, { data })

it('wants every id to be an integer, at any depth', () => {
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7, customer_id: 18446744073709551615n })])),
    'held: answers-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7, of: [{ login_id: '8' }] })])),
    'broken: answer-not-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1,"got":"string 8"}; wanted ids that are integers, got string 8 at data.of[0].login_id; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7.5 })])),
    'broken: answer-not-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1,"got":"number 7.5"}; wanted ids that are integers, got number 7.5 at data.id; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7, extra: { merchant_id: 'm' } })])),
    'held: answers-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ name: 'none' })])),
    'inconclusive: no-answers {"what":"answers with ids"}; 1 exchange',
  )
})

it('looks at one id', () => {
  assert.equal(
    inOneLine(idIsInteger(shows({ id: 7 }), 'data.id')),
    'held: id-is-integer {"place":"data.id"}; 1 exchange',
  )
  assert.equal(
    inOneLine(idIsInteger(shows({ id: '7' }), 'data.id')),
    'broken: value-differs {"wanted":"an integer","got":"string 7","place":"data.id"}; wanted an integer, got string 7 at data.id; 1 exchange',
  )
  assert.equal(
    inOneLine(idIsInteger(sampleRefusal(404, 'ProviderNotFound'), 'data.id')),
    'inconclusive: place-absent {"place":"data.id","outcome":"404 ProviderNotFound"}; 1 exchange',
  )
})

it('wants the very digits back', () => {
  assert.equal(
    inOneLine(digitsKept(['7', '7'], [shows({ id: 7 }), shows([{ id: 7 }])])),
    'held: id-digits-kept {"ids":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(digitsKept(['9007199254740993'], [shows({ id: 9007199254740993n })])),
    'held: id-digits-kept {"ids":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(digitsKept(['9007199254740993'], [shows({ id: 9007199254740992 })])),
    'broken: id-digits-differ {"wanted":"9007199254740993","got":"9007199254740992"}; wanted 9007199254740993, got 9007199254740992 at data.id; 1 exchange',
  )
  assert.equal(
    inOneLine(digitsKept(['7'], [sampleRefusal(404, 'LoginNotFound')])),
    'broken: id-not-found {"id":"7","outcome":"404 LoginNotFound"}; wanted the resource with the id 7, got 404 LoginNotFound; 1 exchange',
  )
  assert.equal(
    inOneLine(digitsKept(['18446744073709551616'], [shows({ id: 18446744073709551616n })])),
    'broken: id-too-large {"id":"18446744073709551616"}; wanted an integer of at most 64 bits, got 18446744073709551616 at data.id; 1 exchange',
  )
  assert.equal(inOneLine(digitsKept([], [])), 'inconclusive: nothing-sent; 0 exchanges')
})

it('needs an answer, and shows the whole value', () => {
  assert.equal(inOneLine(idIsInteger(undefined, 'data.id')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(idIsInteger(sampleTransportError(), 'data.id')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(digitsKept(['7'], [sampleTransportError()])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(idIsInteger(shows({ id: 'x'.repeat(99) }), 'data.id').got?.length, 'string '.length + 99)
  assert.equal(idsAreIntegers([shows({ id: 'x'.repeat(99) })]).got?.length, 'string '.length + 99)
  assert.equal(
    inOneLine(digitsKept(['7'], [sampleExchange(200, '')])),
    'broken: id-digits-differ {"wanted":"7","got":"nothing"}; wanted 7, got nothing at data.id; 1 exchange',
  )
})

it('passes over ids in extra and in meta, and over no others', () => {
  const page = (data: object) => sampleExchange(200, { data, meta: { next_id: 'x' } })
  assert.equal(
    inOneLine(idsAreIntegers([page([{ id: 7 }])])),
    'held: answers-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7, metadata: { x_id: 'x' } })])),
    'broken: answer-not-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1,"got":"string x"}; wanted ids that are integers, got string x at data.metadata.x_id; 1 exchange',
  )
  assert.equal(
    inOneLine(idsAreIntegers([shows({ id: 7, meta: { x_id: 'x' } })])),
    'broken: answer-not-as-documented {"what":"answers with ids","wanted":"ids that are integers","concerned":1,"got":"string x"}; wanted ids that are integers, got string x at data.meta.x_id; 1 exchange',
  )
})
