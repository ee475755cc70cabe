import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Draft } from '../../harness/client/draft.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { spoiling } from './any-request.ts'

const draft: Draft = {
  name: 'x',
  method: 'POST',
  path: '/api/v4/logins',
  query: [],
  headers: {},
  body: { data: { customer_id: '7' } },
  as: 'main',
  signing: 'auto',
}
const begins =
  (start: string) =>
  ({ what }: { what: string }) =>
    what.startsWith(start)

keepsLaws('spoiling', spoiling(), {
  member: ({ what, edit }) => what.length > 0 && edit(draft).path.startsWith('/api/v4'),
  reaches: {
    'a field of the body': begins('data.'),
    'the body, as text': begins('body "'),
    'the body, as bytes': begins('body bytes'),
    'the query': begins('query '),
    'a header': begins('header '),
    'the path': begins('path '),
    'the method': begins('method '),
  },
})

test('A spoiling names the part that it changes, and changes no other', () => {
  const parts = { data: 'body', body: 'body', query: 'query', header: 'headers', path: 'path', method: 'method' }
  for (const { what, edit } of fc.sample(spoiling(), { seed: 5, numRuns: 300 })) {
    const after = edit(draft)
    const named = parts[what.split(/[ .]/)[0] as keyof typeof parts]
    for (const part of new Set(Object.values(parts)) as Set<keyof Draft>)
      if (part !== named) assert.deepEqual(after[part], draft[part], what)
    assert.deepEqual([draft.query, draft.headers, draft.path], [[], {}, '/api/v4/logins'], 'the draft stays')
  }
})

test('No spoilt method reaches a path with an id, so that nothing is deleted by chance', () => {
  const known = { ...draft, path: '/api/v4/logins/17' }
  for (const { edit } of fc.sample(spoiling(), { seed: 5, numRuns: 300 })) assert.equal(edit(known).method, 'POST')
})
