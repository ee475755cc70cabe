import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { sampleData } from '../../harness/checks/answers/sample-exchange.ts'
import { because } from '../../harness/reasons/because.ts'
import { dependsOn } from './depends-on.ts'
import { at, foreign, refused, worldOf } from './test-support/seen-on-the-way.ts'

function on(evidence: Exchange[], verdict = 'inconclusive', reason = because('nothing-sent')): string[] {
  const ruling = { requirement: 'ais/rates/floor', verdict, reason, evidence } as const
  return dependsOn(worldOf(), ruling as never)
}

test('What could not be evaluated depends on the routes of its evidence, on those first that refused', () => {
  const list = at('/api/v4/accounts', sampleData([]))
  assert.deepEqual(on([list, refused]), ['ais-v4/routes/show-a-login', 'ais-v4/routes/list-accounts'])
  assert.deepEqual(on([at('/api/v6/connections', refused)]), ['ais-v6/routes/list-connections'])
  assert.deepEqual(on([at('/no/such/route', refused)]), [])
  assert.deepEqual(on([refused], 'passed'), [])
})

test('It depends on the filter of a list that shows rows of another parent, and on the row behind its reason', () => {
  const pages = because('too-few-pages', { least: 2, pages: 1, rows: 9 })
  const wanted = ['ais-v4/routes/list-logins', 'ais-v4/logins/list-by-customer', 'ais-v4/paging/meta-names-next-page']
  assert.deepEqual(on([foreign], 'inconclusive', because('no-case-decided', { ran: 5, last: pages })), wanted)
})

test('A set-up that misses something in an accepted answer depends on the row of its form', () => {
  const opened = at('/api/v4/tokens/create', sampleData({}))
  const { reason } = setUpFailed('open a session', opened)
  const sent = { ...opened, request: { ...opened.request, method: 'POST' } }
  assert.deepEqual(on([sent], 'inconclusive', reason), ['ais-v4/routes/create-a-token', 'ais-v4/tokens/create'])
  assert.deepEqual(on([sent]), ['ais-v4/routes/create-a-token'])
})
