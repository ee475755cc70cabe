import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Requests } from '../../harness/actions/scene/requests.ts'
import { harmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { draftOf, everyHarmlessRoute, harmlessRequest } from './harmless-request.ts'

const harmless = harmlessRoutes(dialect)

const [reads, writes] = [new Map(harmless.reads), new Map(harmless.writes)]

keepsLaws(
  'harmlessRequest',
  harmlessRequest(harmless, () => true),
  {
    member: ({ method, path, query, data }) =>
      method === 'GET'
        ? data === undefined && query.every(([name, value]) => reads.get(path)?.includes(name) === true && value !== '')
        : query.length === 0 && writes.get(path)?.includes(data) === true,
    simplest: ({ method, path, query }) =>
      path === harmless[method === 'GET' ? 'reads' : 'writes'][0]?.[0] && query.length === 0,
    reaches: {
      'every route': ({ path }) => path === harmless.reads.at(-1)?.[0],
      'a query of two': ({ query }) => query.length === 2,
      'an unknown id': ({ query }) => query.some(([, value]) => value === 'none'),
      'a write': ({ method }) => method === 'POST',
    },
  },
)
keepsLaws(
  'harmlessRequest of reads',
  harmlessRequest(harmless, ({ method }) => method === 'GET'),
  { member: ({ method }) => method === 'GET' },
)

const only = (path: string) => (route: { method: 'GET' | 'POST'; path: string }) =>
  route.method === 'POST' && route.path === path

test('Only routes that are offered are asked', () => {
  const [, [path] = ['']] = harmless.writes
  const some = fc.sample(harmlessRequest(harmless, only(path)), { seed: 5, numRuns: 50 })
  assert.ok(some.every((one) => one.method === 'POST' && one.path === path))
  const paths = everyHarmlessRoute(harmless, only(path)).map((one) => one.path)
  assert.deepEqual(paths, [path])
})

test('A request is drafted as what it is, on its path', () => {
  const requests = {
    dialect: { basePath: '/base' },
    get: (...given: unknown[]) => given,
    write: (...given: unknown[]) => given,
  } as unknown as Requests
  assert.deepEqual(draftOf(requests, { method: 'GET', path: '/a', query: [['b', '1']] }), [
    'read /a',
    '/a',
    [['b', '1']],
  ])
  const write = { method: 'POST', path: '/a', query: [], data: { b: 1 } } as const
  assert.deepEqual(draftOf(requests, { ...write, query: [] }), ['write /a', 'POST', '/base/a', { b: 1 }])
})
