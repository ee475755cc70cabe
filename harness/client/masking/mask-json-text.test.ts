import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { createKnownSecrets } from './known-secrets.ts'
import { maskJsonText, namesSecretField } from './mask-json-text.ts'

const masked = (text: string) => maskJsonText(text, createKnownSecrets())

test('The kind of a wrong value shows: null, booleans and the empty text stay', () => {
  for (const text of ['{"secret":null}', '{"secret":false}', '{"secret":""}', '{"secret":{}}'])
    assert.equal(masked(text), text)
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

const text = '{ "data" :\t[{"id":"1",  "secret" : "a\\"b" ,"n":1e3}, {"token":"t"}],\r\n"x":"\\u00e9" }'
const wanted = '{ "data" :\t[{"id":"1",  "secret" : "«secret 1»" ,"n":1e3}, {"token":"«token 1»"}],\r\n"x":"\\u00e9" }'

cases(
  'Secret fields are hidden at any depth and every other byte stays',
  [masked(text), wanted],
  'All values beneath credentials are hidden, their names stay',
  [
    masked('{"credentials":{"login":"u","pin":1234,"more":{"list":["x",true,null,""]}},"locale":"en"}'),
    '{"credentials":{"login":"«credential 1»","pin":"«credential 2»","more":{"list":["«credential 3»",true,null,""]}},"locale":"en"}',
  ],
  'Broken JSON is masked as far as its tokens go',
  [masked('{"secret":"abc'), '{"secret":"«secret 1»"'],
  [masked('{"credentials":{"a":"b"'), '{"credentials":{"a":"«credential 1»"'],
  [masked('}}]"token" : "x"'), '}}]"token" : "«token 1»"'],
  [masked('the field "secret": a text'), 'the field "secret": a text'],
  [masked('Wanted {"secret":"abc"} here'), 'Wanted {"secret":"«secret 1»"} here'],
  'What follows a secret in a text that is not quite JSON is no secret',
  [masked('{"secret":"abc"} 5'), '{"secret":"«secret 1»"} 5'],
  [masked('"token":"x", 5'), '"token":"«token 1»", 5'],
  [masked('"token":{"a":1,2}'), '"token":{"a":"«token 1»","«token 2»"}'],
  [masked('"token":{"a":{} 5'), '"token":{"a":{} "«token 1»"'],
  [masked('[[{"token":"x"} 5'), '[[{"token":"«token 1»"} 5'],
  'The same value has the same stand-in, however it is escaped',
  [masked('[{"secret":"ab"},{"secret":"ab'), '[{"secret":"«secret 1»"},{"secret":"«secret 1»"'],
  [masked('[{"secret":"ab"},{"secret":"\\u0061b"}]'), '[{"secret":"«secret 1»"},{"secret":"«secret 1»"}]'],
  'A name without quotes is a name too',
  [masked('{"a":1, token: "x", id: "y"}'), '{"a":1, token: "«token 1»", id: "y"}'],
  'Names of secret fields count in any case and however they are escaped',
  [masked('{"SECRET":"a","\\u0074oken":"b"}'), '{"SECRET":"«secret 1»","\\u0074oken":"«token 1»"}'],
  'What follows a secret field is no secret',
  [masked('{"secret":"a","id":"b","list":["c"]}'), '{"secret":"«secret 1»","id":"b","list":["c"]}'],
  [
    masked('[{"credentials":{"a":["x"],"b":"y"},"c":"z"},"w"]'),
    '[{"credentials":{"a":["«credential 1»"],"b":"«credential 2»"},"c":"z"},"w"]',
  ],
  'Beneath a secret field every name keeps the label of the field',
  [masked('{"credentials":{"token":"a"}}'), '{"credentials":{"token":"«credential 1»"}}'],
  'Numbers of any form give way, other bare words stay',
  [masked('{"secret":-1.5e3}'), '{"secret":"«secret 1»"}'],
  [masked('{"secret":+7}'), '{"secret":"«secret 1»"}'],
  [masked('{"secret":NaN}'), '{"secret":NaN}'],
  [masked('{"secret":a1}'), '{"secret":a1}'],
  'A name may stand apart from its colon, and a text at the end is no name',
  [masked('{"secret"\n\t :"a"}'), '{"secret"\n\t :"«secret 1»"}'],
  [masked('"secret"'), '"secret"'],
  [masked('"secret"   '), '"secret"   '],
  'Fields of JSON within a string of JSON are hidden too',
  [
    masked(JSON.stringify({ shrunk: JSON.stringify({ secret: 'ab', id: '1' }) })),
    JSON.stringify({ shrunk: JSON.stringify({ secret: '«secret 1»', id: '1' }) }),
  ],
  'A second colon does not show a value',
  [masked('{"secret"::"x"}'), '{"secret"::"«secret 1»"}'],
)
