import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import { type ProxyFault, withBody } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

test('Lists that name each page as its own next one fail the rows about pages, and take nothing from the others', async () => {
  let requests = 0
  const circling: ProxyFault = async ({ number, request, forward, deliver }) => {
    requests = number
    const answer = await forward()
    const url = new URL(request.url ?? '', 'http://target')
    const list = (url.pathname.startsWith('/api/') ? JSON.parse(answer.body.toString()) : {}) as {
      data?: Array<{ id: string }>
      meta?: { next_id?: string | null; next_page?: string }
    }
    const [first] = Array.isArray(list.data) ? list.data : []
    if (list.meta?.next_id === undefined || !first) {
      deliver(answer)
      return true
    }
    url.searchParams.set('from_id', first.id)
    list.meta = { next_id: first.id, next_page: `${url.pathname}${url.search}` }
    deliver(withBody(answer, JSON.stringify(list)))
    return true
  }
  const profile = await target.profile('circling', circling, (plain) => {
    plain.budget = { requests: 2000, seconds: 120 }
  })
  const topics = ['paging/last-page-names-no-next-page', 'paging/each-row-once', 'logins/list', 'countries']
  const judged = await judge(folder, profile, 'circling', topics)
  assertComplete(judged)
  assert.ok(requests < 1900, `${requests} requests`)
  const verdicts = new Map(judged.requirements.map(({ id, verdict }) => [id.split('/').slice(1).join('/'), verdict]))
  assert.equal(verdicts.get('paging/last-page-names-no-next-page'), 'warned')
  const failed = [...verdicts].flatMap(([id, verdict]) => (verdict === 'failed' ? [id] : []))
  assert.ok(failed.length > 0 && failed.every((id) => /^(paging\/|logins\/list)/.test(id)), failed.join())
  assert.equal(judged.ended.code, 1)
})
