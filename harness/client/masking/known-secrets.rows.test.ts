import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'

test('A secret is hidden in each row of a long list, whichever rows were searched before it was known', () => {
  const known = createKnownSecrets()
  const row = (text: string) => ({ id: '1', text, more: 'x'.repeat(300) })
  const list = (texts: string[]) => JSON.stringify({ data: texts.map(row) })
  known.learn('canary-one', 'Secret')
  const before = list(['a', 'canary-one', 'b', Buffer.from('a canary-one b').toString('base64'), 'canary-two'])
  assert.deepEqual(known.replace(before).match(/«[^»]+»/g), ['«Secret 1»', '«Secret 1»'])
  known.learn('canary-two', 'Secret')
  assert.deepEqual(known.replace(before).match(/«[^»]+»/g), ['«Secret 1»', '«Secret 1»', '«Secret 2»'])
  assert.equal(known.replace(list(['a', 'b', 'c', 'd'])), list(['a', 'b', 'c', 'd']))
})

test('A secret that goes over the end of a row is hidden', () => {
  const known = createKnownSecrets()
  known.learn('[{"pin":1},{"pin":2}]', 'credential')
  const long = 'x'.repeat(2000)
  for (const text of ['[{"pin":1},{"pin":2}]', '[{"PIN":1},{%22pin%22:2}]'])
    assert.equal(known.replace(`${long}${text}${long}`), `${long}«credential 1»${long}`)
})
