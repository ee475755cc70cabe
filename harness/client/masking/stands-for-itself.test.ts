import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standsForItself } from './stands-for-itself.ts'

test('A row stands for itself, with secrets in it and lists of others', () => {
  for (const row of [
    '',
    '"id":"1","secret":"ab","list":[1,2],"more":{"a":"b"}',
    '{"data":[{"id":"1"',
    '"text":"with \\" and \\\\"',
    '"token":null}],"meta":{"next_id":null}}',
  ])
    assert.ok(standsForItself(row), row)
})

test('A row does not stand for itself where it ends within a string', () => {
  for (const row of ['"text":"a', '"text":"a\\"', '"a":"b","secret":"x']) assert.ok(!standsForItself(row), row)
})

test('A row does not stand for itself where a secret field holds others', () => {
  for (const row of [
    '"credentials":[{"a":"b"',
    '"x":1,"token" : {"a":1',
    '"credentials":{"pin":1}',
    '"\\u0070in":[{"a":1',
  ])
    assert.ok(!standsForItself(row), row)
})
