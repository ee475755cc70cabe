import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import { readChecks } from '../../../harness/evaluation/read-checks.ts'
import { requestsOfCheck } from './decided-at.ts'
import { readRoutes } from './read-routes.ts'

test('most checks are known to decide at a route, each by the request of one', () => {
  const known = new Set(interfaceNames().flatMap((name) => readRoutes(name).map(({ request }) => request)))
  const checks = readChecks().filter(({ requirements }) => requirements.length > 0)
  const requests = checks.map(({ name }) => requestsOfCheck(name))
  assert.ok(requests.filter((one) => one.length > 0).length > checks.length * 0.9)
  for (const request of requests.flat()) assert.ok(known.has(request), request)
})

test('a check that the table does not know decides nowhere', () =>
  assert.deepEqual(requestsOfCheck('features/ais/rates.feature: No such check'), []))
