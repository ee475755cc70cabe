import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../../core/check-stopped.ts'
import { sampleExchange } from '../../checks/test-support/sample-exchange.ts'
import { followBothWays } from './follow-both-ways.ts'

const first = { name: 'list providers', method: 'GET', path: '/providers', query: [] } as never

async function stoppedBy(status: number, body: object): Promise<string | undefined> {
  const stopped = await followBothWays(async () => sampleExchange(status, body), first).catch((error) => error)
  assert.ok(stopped instanceof CheckStopped)
  return stopped.reason.code
}

test('A list on one page, one that names its next page by half, and one that is refused are told apart', async () => {
  assert.equal(await stoppedBy(200, { data: [], meta: { next_id: null, next_page: null } }), 'list-too-short')
  assert.equal(await stoppedBy(200, { data: [], meta: { next_id: '2', next_page: null } }), 'next-page-not-named-twice')
  assert.equal(await stoppedBy(404, { error_class: 'RouteNotFound' }), 'next-page-not-named-twice')
})
