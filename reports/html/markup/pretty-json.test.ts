import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prettyJson } from './pretty-json.ts'

const shown = (text: string): string | undefined =>
  prettyJson(text)
    ?.map((line) => line.text)
    .join('\n')

test('a body is laid out as JSON.stringify would, with every token as it was sent', () => {
  const value = { data: [{ id: '1', extra: {}, tags: [], note: 'a "b": {c}, [d]' }], meta: { next_id: null } }
  assert.equal(shown(JSON.stringify(value)), JSON.stringify(value, null, 2))
  assert.equal(
    shown('{"amount":12345678901234567890.10,"name":"\\u00e9"}'),
    '{\n  "amount": 12345678901234567890.10,\n  "name": "\\u00e9"\n}',
  )
})

test('each line has its place', () => {
  const places = prettyJson('{"data":[{"id":1},{"id":2}],"meta":{"next_id":null}}')?.map(({ place }) => place)
  assert.deepEqual(places, [
    '',
    'data',
    'data[0]',
    'data[0].id',
    'data[0]',
    'data[1]',
    'data[1].id',
    'data[1]',
    'data',
    'meta',
    'meta.next_id',
    'meta',
    '',
  ])
})

test('a text that was cut is laid out as far as it goes, the cut on a line of its own', () => {
  const cut = '{"a":[1,2 … [9 of 20 characters left out] … "z":1}]}'
  const lines = [
    '{',
    '  "a": [',
    '    1,',
    '    2',
    '    … [9 of 20 characters left out] …',
    '    "z": 1',
    '  }',
    ']',
    '}',
  ]
  assert.equal(shown(cut), lines.join('\n'))
})
