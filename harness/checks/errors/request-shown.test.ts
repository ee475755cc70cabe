import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { showsThisRequest } from './request-shown.ts'

const refused = (query: string, sent: unknown, request: unknown) => {
  const exchange = sampleExchange(400, { error_class: 'LoginNotFound', error_message: 'no', request })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return showsThisRequest({ ...exchange, request: { ...exchange.request, url: `http://a.example/b${query}`, body } })
}

it('holds where a parameter is shown as sent, in whatever form the request is shown', () => {
  assert.equal(refused('?date=someday', undefined, { date: 'someday' })?.finding, 'held')
  assert.equal(refused('', { data: { locale: 'klingon' } }, { data: { locale: 'klingon' } })?.finding, 'held')
  assert.equal(refused('', { data: { per_page: 1000 } }, { params: { per_page: '1000' } })?.finding, 'held')
  assert.equal(refused('?description=abcdefgh', undefined, { description: 'abcd' })?.finding, 'held')
})

it('says nothing where no parameter is shown, or only what may be hidden', () => {
  assert.equal(refused('?date=someday', undefined, {}), undefined)
  assert.equal(refused('?date=someday', undefined, { path: '/rates' }), undefined)
  assert.equal(refused('', { data: { credentials: { password: 'abcdef' } } }, { password: 'filtered' }), undefined)
  assert.equal(refused('?date=someday&date=never', undefined, { date: 'never' }), undefined)
})

it('is broken by the request of somebody else', () => {
  const judgement = refused('?date=someday', undefined, { date: 'yesterday' })
  assert.deepEqual([judgement?.finding, judgement?.place], ['broken', 'request.date'])
})
