import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownAs } from './shown-as.ts'

test('An id is the one wanted whether it is a text or a number', () => {
  assert.equal(shownAs('data.customer_id', '7', '7'), true)
  assert.equal(shownAs('data.customer_id', 7, '7'), true)
  assert.equal(shownAs('data.id', 9007199254740993n, '9007199254740993'), true)
  assert.equal(shownAs('data.id', 8, '7'), false)
  assert.equal(shownAs('data.id', null, 'null'), false)
})

test('Anything else is compared as it is', () => {
  assert.equal(shownAs('data.locale', 'en', 'en'), true)
  assert.equal(shownAs('data.paid', 7, '7'), false)
  assert.equal(shownAs('data.daily_refresh', 'true', true), false)
})

test('Only a place that ends in id holds an id', () => {
  assert.equal(shownAs('id', 7, '7'), true)
  assert.equal(shownAs('data.identity', 7, '7'), false)
  assert.equal(shownAs('data.paid', 7, '7'), false)
})
