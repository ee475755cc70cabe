import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { requestsAreTheirs } from './request-shown.ts'
import { requestRepeated } from './request-repeated.ts'
import { secretsNotRepeated } from './secrets-repeated.ts'
import { credentialsNotShown } from './credentials-shown.ts'

const refused = (query: string, sent: unknown, request: unknown) => {
  const exchange = sampleExchange(400, { error_class: 'LoginNotFound', error_message: 'no', request })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return requestsAreTheirs([{ ...exchange, request: { ...exchange.request, url: `http://a.example/b${query}`, body } }])
}

test('requestsAreTheirs holds where a parameter is shown as sent, in whatever form the request is shown', () => {
  assert.equal(refused('', { data: { locale: 'klingon' } }, { data: { locale: 'klingon' } }).finding, 'held')
  assert.equal(refused('', { data: { per_page: 1000 } }, { params: { per_page: '1000' } }).finding, 'held')
  assert.equal(refused('?description=abcdefgh', undefined, { description: 'abcd' }).finding, 'held')
})

test('requestsAreTheirs says nothing where no parameter is shown, or only what may be hidden', () => {
  assert.equal(refused('?date=someday', undefined, { path: '/rates' }).finding, 'untested')
  assert.equal(
    refused('', { data: { credentials: { password: 'abcdef' } } }, { password: 'filtered' }).finding,
    'untested',
  )
  assert.equal(refused('?date=someday&date=never', undefined, { date: 'never' }).finding, 'untested')
})

test('requestsAreTheirs is broken by the request of somebody else', () => {
  const judgement = refused('?date=someday', undefined, { date: 'yesterday' })
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'request.date'])
})

test('requestsAreTheirs is broken by a value of the request before, beside others that are the same', () => {
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

function answered(status: number, body: object) {
  const { request, ...rest } = sampleExchange(status, body)
  return { ...rest, request: { ...request, url: 'https://bank.example/rates?date=someday' } }
}
const decide = (request?: object) =>
  inOneLine(requestRepeated(answered(400, { error_class: 'DateFormatInvalid', request }), 'date'))

test('requestRepeated looks for what was sent in the request of an error', () => {
  assert.match(decide({ url: '/rates?date=someday' }), /^held/)
  assert.match(decide({}), /^broken: \{\} at request/)
  assert.match(decide(), /^untested: not-shown/)
  assert.match(inOneLine(requestRepeated(answered(200, { data: [] }), 'date')), /^inconclusive/)
})

function refusedWith(shown: object, secret = 'a-long-secret'): Exchange {
  const exchange = sampleExchange(400, { error_class: 'WrongRequestFormat', error_message: 'no', request: shown })
  return { ...exchange, request: { ...exchange.request, headers: [['Customer-secret', secret]] } }
}

test('A refusal that repeats a secret of its request is found, wherever it does', () => {
  assert.match(
    inOneLine(secretsNotRepeated([refusedWith({}), refusedWith({ headers: { secret: 'a-long-secret' } })])),
    /^broken: .*the value of the header Customer-secret/,
  )
  assert.match(inOneLine(secretsNotRepeated([refusedWith({ id: 'a-long-one' })])), /^held/)
  assert.equal(secretsNotRepeated([refusedWith({ id: 'short' }, 'short')]).finding, 'inconclusive')
})

const shownIn = (body: object) =>
  inOneLine(credentialsNotShown([sampleExchange(200, body)], [{ login: 'username', password: 'secret' }]))

test('credentialsShown finds a field of the credentials with its value, at any depth', () => {
  assert.match(shownIn({ data: { id: '1', secret: 'secret', login: 'other' } }), /^held/)
  assert.match(shownIn({ data: [{ credentials: { login: 'username' } }] }), /^broken.*data\.0\.credentials\.login/)
  assert.equal(credentialsNotShown([sampleRefusal(400, 'WrongRequestFormat')], []).finding, 'inconclusive')
})
