import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyExcerpt } from './body-excerpt.ts'

const rows = JSON.stringify({ data: Array.from({ length: 200 }, (_, id) => ({ id })) })

test('a short body is whole and its place is marked, however the place is written', () => {
  for (const place of ['data[1].id', '$.data[1].id', '/data/1/id']) {
    const marked = bodyExcerpt('{"data":[{"id":1},{"id":2}]}', 20, place).filter(({ kind }) => kind === 'mark')
    assert.deepEqual(marked, [{ text: '      "id": 2', kind: 'mark' }])
  }
})

test('of a long body the beginning and what is around the place are shown', () => {
  const lines = bodyExcerpt(rows, 30, 'data[150].id')
  assert.ok(lines.length <= 35)
  assert.deepEqual(lines.find(({ kind }) => kind === 'mark')?.text, '      "id": 150')
  assert.equal(lines.filter(({ kind }) => kind === 'gap').length, 2)
})
