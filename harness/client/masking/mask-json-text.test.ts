import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'
import { maskJsonText, namesSecretField } from './mask-json-text.ts'

const masked = (text: string) => maskJsonText(text, createKnownSecrets())

test('Secret fields are hidden at any depth and every other byte stays', () => {
  const text = '{ "data" :\t[{"id":"1",  "secret" : "a\\"b" ,"n":1e3}, {"token":"t"}],\r\n"x":"\\u00e9" }'
  const wanted =
    '{ "data" :\t[{"id":"1",  "secret" : "«secret 1»" ,"n":1e3}, {"token":"«token 1»"}],\r\n"x":"\\u00e9" }'
  assert.equal(masked(text), wanted)
})

test('All values beneath credentials are hidden, their names stay', () =>
  assert.equal(
    masked('{"credentials":{"login":"u","pin":1234,"more":{"list":["x",true,null,""]}},"locale":"en"}'),
    '{"credentials":{"login":"«credential 1»","pin":"«credential 2»","more":{"list":["«credential 3»",true,null,""]}},"locale":"en"}',
  ))

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

test('What follows a secret in a text that is not quite JSON is no secret', () => {
  assert.equal(masked('{"secret":"abc"} 5'), '{"secret":"«secret 1»"} 5')
  assert.equal(masked('"token":"x", 5'), '"token":"«token 1»", 5')
  assert.equal(masked('"token":{"a":1,2}'), '"token":{"a":"«token 1»","«token 2»"}')
  assert.equal(masked('"token":{"a":{} 5'), '"token":{"a":{} "«token 1»"')
  assert.equal(masked('[[{"token":"x"} 5'), '[[{"token":"«token 1»"} 5')
})

test('The same value has the same stand-in, however it is escaped', () => {
  assert.equal(masked('[{"secret":"ab"},{"secret":"ab'), '[{"secret":"«secret 1»"},{"secret":"«secret 1»"')
  assert.equal(masked('[{"secret":"ab"},{"secret":"\\u0061b"}]'), '[{"secret":"«secret 1»"},{"secret":"«secret 1»"}]')
})

test('A name without quotes is a name too', () =>
  assert.equal(masked('{"a":1, token: "x", id: "y"}'), '{"a":1, token: "«token 1»", id: "y"}'))

test('Names of secret fields count in any case and however they are escaped', () =>
  assert.equal(masked('{"SECRET":"a","\\u0074oken":"b"}'), '{"SECRET":"«secret 1»","\\u0074oken":"«token 1»"}'))

test('What follows a secret field is no secret', () => {
  assert.equal(masked('{"secret":"a","id":"b","list":["c"]}'), '{"secret":"«secret 1»","id":"b","list":["c"]}')
  assert.equal(
    masked('[{"credentials":{"a":["x"],"b":"y"},"c":"z"},"w"]'),
    '[{"credentials":{"a":["«credential 1»"],"b":"«credential 2»"},"c":"z"},"w"]',
  )
})

test('Beneath a secret field every name keeps the label of the field', () =>
  assert.equal(masked('{"credentials":{"token":"a"}}'), '{"credentials":{"token":"«credential 1»"}}'))

test('Numbers of any form give way, other bare words stay', () => {
  assert.equal(masked('{"secret":-1.5e3}'), '{"secret":"«secret 1»"}')
  assert.equal(masked('{"secret":+7}'), '{"secret":"«secret 1»"}')
  assert.equal(masked('{"secret":NaN}'), '{"secret":NaN}')
  assert.equal(masked('{"secret":a1}'), '{"secret":a1}')
})

test('A name may stand apart from its colon, and a text at the end is no name', () => {
  assert.equal(masked('{"secret"\n\t :"a"}'), '{"secret"\n\t :"«secret 1»"}')
  assert.equal(masked('"secret"'), '"secret"')
  assert.equal(masked('"secret"   '), '"secret"   ')
})

test('Known values are replaced in names and bare words as well', () => {
  const known = createKnownSecrets()
  known.learn('canary-12345', 'Secret')
  assert.equal(maskJsonText('{"canary-12345":canary-12345}', known), '{"«Secret 1»":«Secret 1»}')
})

test('A text is read field by field where it names a secret field before a colon', () => {
  for (const text of [
    '{"secret":1}',
    'x "private_key" \n: y',
    '{"clientSecret":1}',
    '{"\\u0073ecret":1}',
    '"{\\"token\\":1}"',
  ])
    assert.ok(namesSecretField(text), text)
  for (const text of ['', 'secret: 1', 'a \\u0041', '"secret"', '{"a":"secret"}', '{"secrets":1}', '{"code":1}'])
    assert.ok(!namesSecretField(text), text)
})

test('A known secret with blanks, colons and quotes is hidden beside secret fields', () => {
  const known = createKnownSecrets()
  known.learn('pass: "one", two {3}', 'passphrase')
  assert.equal(maskJsonText('{"secret":"a"} pass: "one", two {3}', known), '{"secret":"«secret 1»"} «passphrase 1»')
})

test('Fields of JSON within a string of JSON are hidden too', () =>
  assert.equal(
    masked(JSON.stringify({ shrunk: JSON.stringify({ secret: 'ab', id: '1' }) })),
    JSON.stringify({ shrunk: JSON.stringify({ secret: '«secret 1»', id: '1' }) }),
  ))

test('A second colon does not show a value', () => assert.equal(masked('{"secret"::"x"}'), '{"secret"::"«secret 1»"}'))
