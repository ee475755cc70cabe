import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

type Next = 'own' | 'made-up'
type List = { data: Array<{ id: string }>; meta: { next_id: string | null; next_page: string | null } }

const cases: Array<{
  what: string
  /** Which page every page names as the next. */
  next: Next
  /** Whether every list does so; of transactions alone when absent. */
  everywhere?: true
}> = [
  { what: 'names each page as its own next one', next: 'own' },
  { what: 'answers every page with the first, and names ever new ones', next: 'made-up', everywhere: true },
]
const listTopics = ['paging', 'logins', 'transactions', 'providers']
const folder = scratchFolder()
const target = await rightTarget(folder)

/** Has the lists go in circles; gives how many requests came too. */
function circling(next: Next, everywhere: boolean): { fault: ProxyFault; requests: () => number } {
  let made = 0
  let seen = 0
  const fault: ProxyFault = async ({ number, request, forward, deliver }) => {
    seen = number
    const url = new URL(request.url ?? '/', 'http://target')
    if (!everywhere && url.pathname !== '/api/v4/transactions') return false
    if (next === 'made-up') {
      url.searchParams.delete('from_id')
      request.url = `${url.pathname}${url.search}`
    }
    const answer = await forward()
    const list = JSON.parse(answer.body.toString()) as Partial<List>
    const [first] = Array.isArray(list.data) ? list.data : []
    if (answer.status !== 200 || list.meta?.next_id === undefined || !first) {
      deliver(answer)
      return true
    }
    made += 1
    const nextId = next === 'own' ? first.id : String(10_000_000 + made)
    url.searchParams.set('from_id', nextId)
    list.meta = { next_id: nextId, next_page: `${url.pathname}${url.search}` }
    const body = Buffer.from(JSON.stringify(list))
    const at = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: answer.headers.toSpliced(at, 2, 'content-length', String(body.length)), body })
    return true
  }
  return { fault, requests: () => seen }
}

for (const { what, next, everywhere = false } of cases)
  test(`${everywhere ? 'Every' : 'A'} list that ${what} fails the rows about pages, and takes nothing from the others`, async () => {
    const name = `${everywhere ? 'every' : 'one'} ${what}`.replaceAll(/\W+/g, '-')
    const { fault, requests } = circling(next, everywhere)
    const profile = await target.profile(name, fault, (plain) => {
      plain.budget = { requests: 2000, seconds: 120 }
    })
    const judged = await judge(folder, profile, name, everywhere ? listTopics : ['paging', 'countries', 'secrets'])
    assertComplete(judged)
    assert.ok(requests() < 1900, `${requests()} requests`)
    const verdicts = new Map(judged.requirements.map(({ id, verdict }) => [id.split('/').slice(1).join('/'), verdict]))
    assert.equal(verdicts.get('paging/last-page-names-no-next-page'), 'warned')
    const failed = [...verdicts].flatMap(([id, verdict]) => (verdict === 'failed' ? [id] : []))
    // A list that is followed through all its pages, to have each row once, is one of them.
    const ofPages = /^(paging\/|logins\/list)/
    assert.ok(failed.length > 0 && failed.every((id) => ofPages.test(id)), failed.join())
    const spent = judged.requirements.filter(({ facts }) => /SPENT/.test(JSON.stringify(facts)))
    assert.deepEqual(spent, [])
    assert.equal(judged.ended.code, 1)
  })
