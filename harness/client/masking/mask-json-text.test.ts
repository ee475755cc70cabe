import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'
import { maskJsonText } from './mask-json-text.ts'

const masked = (text: string) => maskJsonText(text, createKnownSecrets())

test('Secret fields are hidden at any depth and every other byte stays', () => {
  const text = '{ "data" :\t[{"id":"1",  "secret" : "a\\"b" ,"n":1e3}, {"token":"t"}],\r\n"x":"\\u00e9" }'
  const wanted =
    '{ "data" :\t[{"id":"1",  "secret" : "«secret 1»" ,"n":1e3}, {"token":"«token 1»"}],\r\n"x":"\\u00e9" }'
  assert.equal(masked(text), wanted)
})

test('All values beneath credentials are hidden, their names stay', () => {
  assert.equal(
    masked('{"credentials":{"login":"u","pin":1234,"more":{"list":["x",true,null,""]}},"locale":"en"}'),
    '{"credentials":{"login":"«credential 1»","pin":"«credential 2»","more":{"list":["«credential 3»",true,null,""]}},"locale":"en"}',
  )
})

test('The kind of a wrong value shows: null, booleans and the empty text stay', () => {
  for (const text of ['{"secret":null}', '{"secret":false}', '{"secret":""}', '{"secret":{}}'])
    assert.equal(masked(text), text)
})

test('Broken JSON is masked as far as its tokens go', () => {
  assert.equal(masked('{"secret":"abc'), '{"secret":"«secret 1»"')
  assert.equal(masked('{"credentials":{"a":"b"'), '{"credentials":{"a":"«credential 1»"')
  assert.equal(masked('}}]"token" : "x"'), '}}]"token" : "«token 1»"')
  assert.equal(masked('the field "secret": a text'), 'the field "secret": a text')
  assert.equal(masked('Wanted {"secret":"abc"} here'), 'Wanted {"secret":"«secret 1»"} here')
})

test('The same value has the same stand-in, however it is escaped', () => {
  assert.equal(masked('[{"secret":"ab"},{"secret":"\\u0061b"}]'), '[{"secret":"«secret 1»"},{"secret":"«secret 1»"}]')
})
