import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** What the list of transactions does. */
  does: 'endless'
  /** What is checked of lists. */
  topics: string[]
  budget: { requests: number; seconds: number }
  /** How the reason says what was used up. */
  used: string
}>
const folder = scratchFolder()
const target = await rightTarget(folder)
let pages = 0

const faults: Record<(typeof cases)[number]['does'], ProxyFault> = {
  /** Ever new rows, and ever a next page. */
  async endless({ request, forward, deliver }) {
    if (!request.url?.startsWith('/api/v4/transactions')) return false
    const answer = await forward()
    const list = JSON.parse(answer.body.toString()) as { data?: Array<{ id: string }>; meta?: object }
    if (answer.status !== 200 || !list.data || !list.meta) return false
    pages += 1
    for (const [at, row] of list.data.entries()) row.id = String(1e9 + pages * 1000 + at)
    const nextId = String(1e9 + (pages + 1) * 1000)
    const next = new URL(request.url, 'http://target')
    next.searchParams.set('from_id', nextId)
    list.meta = { next_id: nextId, next_page: `${next.pathname}${next.search}` }
    const body = Buffer.from(JSON.stringify(list))
    const length = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: answer.headers.toSpliced(length, 2, 'content-length', String(body.length)), body })
    return true
  },
}

for (const { what, does, topics, budget, used } of cases) {
  test(`A target that ${what} takes nothing from the checks that come after`, async () => {
    const profile = await target.profile(does, faults[does], (plain) => {
      plain.budget = budget
      Object.assign(plain.pacing, { timeout_seconds: 600 })
    })
    const judged = await judge(folder, profile, does, [...topics, 'rates', 'secrets', 'countries'])
    assertComplete(judged)
    const of = (topic: string) => judged.requirements.filter(({ id }) => id.split('/')[1] === topic)
    const spent = judged.requirements.filter(({ reason }) => reason.includes('its share of budget.'))
    assert.ok(
      spent.length > 0,
      JSON.stringify(
        of('paging').map(({ id, reason }) => `${id} ${reason}`),
        null,
        1,
      ),
    )
    for (const { reason } of spent) assert.match(reason, new RegExp(`The check ".+" has ${used} \\d+ `))
    // What is large and finds little comes last: a check that no longer fits says so, and none is cut in its midst.
    const others = [...of('rates'), ...of('countries')].filter(({ code }) => code !== 'left-by-budget')
    assert.ok(others.filter(({ verdict }) => verdict === 'passed').length > 5, `${others.length}`)
    for (const { id, verdict, reason } of others)
      assert.ok(['passed', 'observed', 'untested'].includes(verdict), `${id} ${verdict} ${reason}`)
  })
}
