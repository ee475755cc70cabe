import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Mischief, Passing } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

type Does = 'hangs' | 'drips' | 'fetches' | 'nests' | 'widens' | 'pauses' | 'hangs-everywhere'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** What the target does with every request, once it has shown that it is one. */
  does: Does
}>
const folder = scratchFolder()
const target = await rightTarget(folder)
const budgetSeconds = 3
const topics = ['paging', 'logins', 'attempts', 'login-refresh', 'signing', 'rates', 'errors', 'secrets', 'callbacks']
const nested = Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))
const wide = Buffer.from(`{"data":[${'{"id":"1"},'.repeat(199_999)}{"id":"1"}],"meta":{}}`)

const mischiefs: Record<Does, (passing: Passing) => unknown> = {
  hangs: () => true,
  'hangs-everywhere': () => true,
  drips({ response }) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(' ')), 50)
  },
  async fetches({ request, forward, deliver }) {
    const answer = await forward()
    const text = answer.body.toString()
    const unfinished = /\/(logins|attempts)/.test(request.url ?? '')
      ? text
          .replaceAll(/"finished":true/g, '"finished":false')
          .replaceAll(/"(success_at|fail_at)":"[^"]*"/g, '"$1":null')
      : text
    const kept = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: answer.headers.toSpliced(kept, 2), body: Buffer.from(unfinished) })
  },
  nests: ({ response }) => response.writeHead(200, { 'content-type': 'application/json' }).end(nested),
  widens: ({ response }) => response.writeHead(200, { 'content-type': 'application/json' }).end(wide),
  pauses: ({ response }) => response.writeHead(429, { 'retry-after': '600' }).end('{}'),
}

function afterTheFirst(does: Does): Mischief {
  return async (passing) => {
    if (passing.number < 30) return false
    await mischiefs[does](passing)
    return true
  }
}

for (const { what, does } of cases) {
  test(`A target that ${what} keeps no run beyond its budget`, async () => {
    const name = what.replaceAll(/\W+/g, '-')
    const profile = await target.profile(name, afterTheFirst(does), (plain) => {
      plain.budget = { requests: 50_000, seconds: budgetSeconds }
      // Each alone may take longer than any test: that the run ends at all shows that its time is kept.
      Object.assign(plain.pacing, { timeout_seconds: 600, fetch_timeout_seconds: 3600, requests_per_second: null })
      if (does === 'hangs-everywhere' && plain.control) plain.control.base_url = plain.target.base_url
    })
    const judged = await judge(folder, profile, name, topics)
    assertComplete(judged)
    const finished = judged.events.at(-1)
    assert.ok(finished?.type === 'run-finished')
    assert.ok(judged.ended.code > 0)
  })
}
