import assert from 'node:assert/strict'
import { it } from 'node:test'
import { digitsKept, idIsInteger, idsAreIntegers } from './ids-are-integers.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const shows = (data: unknown) => sampleData(data)

it('wants every id to be an integer, at any depth', () => {
  says(idsAreIntegers([shows({ id: 7, customer_id: 18446744073709551615n })]), 'held: answers-as-documented')
  says(idsAreIntegers([shows({ id: 7, extra: { merchant_id: 'm' } })]), 'held: answers-as-documented')
  says(idsAreIntegers([shows({ name: 'none' })]), 'inconclusive: no-answers')
})

it('looks at one id', () => {
  says(idIsInteger(shows({ id: 7 }), 'data.id'), 'held: holds')
  says(idIsInteger(shows({ id: '7' }), 'data.id'), 'broken: string 7 at data.id')
  says(idIsInteger(sampleRefusal(404, 'ProviderNotFound'), 'data.id'), 'inconclusive: place-absent')
})

it('wants the very digits back', () => {
  says(digitsKept(['7', '7'], [shows({ id: 7 }), shows([{ id: 7 }])]), 'held: holds-for (2)')
  says(digitsKept(['9007199254740993'], [shows({ id: 9007199254740992 })]), 'broken: 9007199254740992 at data.id')
  says(digitsKept(['7'], [sampleRefusal(404, 'LoginNotFound')]), 'broken: 404 LoginNotFound')
  says(
    digitsKept(['18446744073709551616'], [shows({ id: 18446744073709551616n })]),
    'broken: 18446744073709551616 at data.id',
  )
  says(digitsKept([], []), 'inconclusive: nothing-sent (0)')
})

it('needs an answer, and shows the whole value', () => {
  says(idIsInteger(sampleTransportError(), 'data.id'), 'inconclusive: transport-error')
  assert.equal(idIsInteger(shows({ id: 'x'.repeat(99) }), 'data.id').got?.length, 'string '.length + 99)
  assert.equal(idsAreIntegers([shows({ id: 'x'.repeat(99) })]).got?.length, 'string  at data.id'.length + 99)
  says(digitsKept(['7'], [sampleExchange(200, '')]), 'broken: nothing at data.id')
})

it('passes over ids in extra and in meta, and over no others', () => {
  const page = (data: object) => sampleExchange(200, { data, meta: { next_id: 'x' } })
  says(idsAreIntegers([page([{ id: 7 }])]), 'held: answers-as-documented')
  says(
    idsAreIntegers([shows({ id: 7, meta: { x_id: 'x' } })]),
    'broken: answer-not-as-documented; got string x at data.meta.x_id at data.meta.x_id',
  )
})
