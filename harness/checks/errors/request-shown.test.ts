import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { requestsAreTheirs } from './request-shown.ts'

const refused = (query: string, sent: unknown, request: unknown) => {
  const exchange = sampleExchange(400, { error_class: 'LoginNotFound', error_message: 'no', request })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return requestsAreTheirs([{ ...exchange, request: { ...exchange.request, url: `http://a.example/b${query}`, body } }])
}

it('holds where a parameter is shown as sent, in whatever form the request is shown', () => {
  assert.equal(refused('?date=someday', undefined, { date: 'someday' }).finding, 'held')
  assert.equal(refused('', { data: { locale: 'klingon' } }, { data: { locale: 'klingon' } }).finding, 'held')
  assert.equal(refused('', { data: { per_page: 1000 } }, { params: { per_page: '1000' } }).finding, 'held')
  assert.equal(refused('?description=abcdefgh', undefined, { description: 'abcd' }).finding, 'held')
})

it('says nothing where no parameter is shown, or only what may be hidden', () => {
  assert.equal(refused('?date=someday', undefined, {}).finding, 'untested')
  assert.equal(refused('?date=someday', undefined, { path: '/rates' }).finding, 'untested')
  assert.equal(
    refused('', { data: { credentials: { password: 'abcdef' } } }, { password: 'filtered' }).finding,
    'untested',
  )
  assert.equal(refused('?date=someday&date=never', undefined, { date: 'never' }).finding, 'untested')
})

it('is broken by the request of somebody else', () => {
  const judgement = refused('?date=someday', undefined, { date: 'yesterday' })
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'request.date'])
})

it('is broken by a value of the request before, beside others that are the same', () => {
  const asked = (from_id: string, shown: string) => {
    const exchange = sampleExchange(400, {
      error_class: 'WrongRequestFormat',
      request: { from_id: shown, mode: 'oauth' },
    })
    return { ...exchange, request: { ...exchange.request, url: `http://a.example/b?mode=oauth&from_id=${from_id}` } }
  }
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'second')]).finding, 'held')
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'unclear')]).finding, 'held')
  assert.equal(requestsAreTheirs([asked('first', 'first'), asked('second', 'first')]).place, 'request.from_id')
})
