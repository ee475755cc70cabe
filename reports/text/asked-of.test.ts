import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exchanged } from '../test-support/journal-builders.ts'
import { answeredOf, askedOf } from './asked-of.ts'

const asked = (url: string, base: string) =>
  askedOf(exchanged('x', { request: { method: 'PUT', url, headers: [], body: '' } }).exchange, base)

test('A request is shown by method and path, without the base address', () => {
  assert.equal(asked('https://b.example/api/x?y=1', 'https://b.example'), 'PUT /api/x?y=1')
  assert.equal(asked('https://b.example/api/x', 'https://b.example/'), 'PUT /api/x')
  assert.equal(asked('https://b.example/api/x', 'https://b.example/api'), 'PUT /x')
})

test('An address elsewhere is shown whole, also one that only begins alike', () => {
  assert.equal(asked('https://other.example/x', 'https://b.example'), 'PUT https://other.example/x')
  assert.equal(asked('https://b.example.org/x', 'https://b.example'), 'PUT https://b.example.org/x')
})

test('An answer is shown by its status, or else by what came instead', () => {
  const trouble = { code: 'TARGET_TIMEOUT', message: 'x' }
  assert.equal(answeredOf(exchanged('x').exchange), '200')
  assert.equal(answeredOf(exchanged('x', { answer: undefined, trouble }).exchange), 'TARGET_TIMEOUT')
  assert.equal(answeredOf(exchanged('x', { answer: undefined }).exchange), 'no answer')
})
