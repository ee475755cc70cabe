import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { querySpelling, querySpellingEdges, spellQuery } from './query-spelling.ts'

keepsLaws('querySpelling', querySpelling('any'), {
  member: (spelling) => {
    const text = spellQuery('customer_id=7', spelling)
    return (
      /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*$/.test(text) && new URLSearchParams(text).get('customer_id') === '7'
    )
  },
  edges: querySpellingEdges('any'),
  simplest: (spelling) => spellQuery('a=1', spelling) === 'a=1' && spellQuery('', spelling) === 'note=',
  reaches: {
    'something on both sides': ({ before, after }) => before.length > 1 && after.length > 1,
    'escapes in lower case': ({ before }) => before.includes('note=%7e%41'),
    'a plus': ({ after }) => after.includes('note=a+b'),
  },
})

test('An empty query gives way to what is put around it', () => {
  assert.equal(spellQuery('', { before: ['a'], after: ['b'] }), 'a&b')
  assert.equal(spellQuery('c', { before: ['a'], after: ['b'] }), 'a&c&b')
})

test('Plain pieces are spelled by a program that parses and writes them as they are', () => {
  for (const { before, after } of fc.sample(querySpelling('plain'), { seed: 5, numRuns: 100 }))
    for (const piece of [...before, ...after]) assert.equal(new URLSearchParams(piece).toString(), piece)
})
