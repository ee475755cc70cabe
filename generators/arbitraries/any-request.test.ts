import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Draft } from '../../harness/client/draft.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { spoiling, spoilingEdges } from './any-request.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

const body: { data: Record<string, unknown> } = { data: { customer_id: '7' } }
const draft = { ...testDraft({ method: 'POST', path: '/api/v4/logins', query: [] }), body }
const begins =
  (start: string) =>
  ({ what }: { what: string }) =>
    what.startsWith(start)

const named = /^(?:data\.\w+ = |query \w+=|header [\w-]+: |method [A-Z]+$|body |path …(?:\/[^/]*){1,4}$)/

keepsLaws('spoiling', spoiling(), {
  member: ({ what, edit }) => named.test(what) && edit(draft).path.startsWith('/api/v4'),
  reaches: {
    'a field of the body': begins('data.country_code = '),
    'the body, as text': begins('body "'),
    'the body, as an envelope': begins('body "{\\"data\\":'),
    'the body, as bytes': begins('body bytes'),
    'the query': begins('query per_page='),
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

test('A spoiling changes what it names as it says', () => {
  const { body: _none, ...bare } = draft
  for (const { what, edit } of fc.sample(spoiling(), { seed: 5, numRuns: 600 })) {
    const { path, method, body, headers } = edit(draft)
    const [, field, value] = /^data\.(\w+) = (.*)$/s.exec(what) ?? []
    if (field !== undefined) {
      const data = (body as { data: Record<string, unknown> }).data
      assert.deepEqual(data, { ...draft.body.data, [field]: data[field] }, what)
      assert.equal(JSON.stringify(data[field]), value)
      assert.equal(edit(bare).body, undefined, 'where there is no body none is made')
    }
    if (what.startsWith('path ')) assert.equal(path, what.replace('path …', '/api/v4'))
    if (what.startsWith('method ')) assert.equal(method, what.slice('method '.length))
    for (const text of Object.values(headers)) assert.equal(text, text.trim(), what)
  }
})

test('No spoilt method reaches a path with an id, so that nothing is deleted by chance', () => {
  const known = { ...draft, path: '/api/v4/logins/17' }
  for (const { edit } of fc.sample(spoiling(), { seed: 5, numRuns: 300 })) assert.equal(edit(known).method, 'POST')
})

test('A path that is spoilt stays below the version of its interface', () => {
  const paid = { ...draft, path: '/api/payments/v1/templates/SEPA' }
  const spoilt = fc.sample(spoiling(), { seed: 7, numRuns: 400 }).filter(begins('path '))
  assert.ok(spoilt.length > 10)
  for (const { edit } of spoilt) {
    const { path } = edit(paid)
    assert.ok(path.startsWith('/api/payments/v1/') && !path.endsWith('/templates/SEPA'), path)
  }
})

test('With every seed, a list is asked for a page without rows, and a body has each field of another kind', () => {
  const edges = (one: Draft) => spoilingEdges(one).map(({ what }) => what)
  const { body: _none, ...list } = draft
  assert.deepEqual(edges(list), [
    'query from_id="é"',
    'query from_id="9000000000000000000"',
    'query from_id="0"',
    'query per_page="0"',
  ])
  const noText = 'data.customer_id = "\\ud800"'
  const withZero = 'data.customer_id = "a\\u0000b"'
  const data = { customer_id: '7', consent: { days: 90, by: 1 } }
  const fields = ['data.customer_id = null', 'data.consent = {}']
  const inner = ['data.consent.days = null', 'data.consent.by = -1']
  assert.deepEqual(edges({ ...draft, body: { data } }), [
    ...fields,
    ...inner,
    noText,
    withZero,
    'body "{\\"data\\":null}"',
  ])
})
