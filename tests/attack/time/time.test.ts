import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault, Passing } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

type Does = 'never answers' | 'never ends a fetch' | 'asks for long pauses'

const folder = scratchFolder()
const target = await rightTarget(folder)
const budgetSeconds = 3
const topics = ['paging', 'logins', 'attempts', 'login-refresh', 'signing', 'rates', 'errors', 'secrets', 'callbacks']

/** What the target does with every request, once it has shown that it is one. */
const faults: Record<Does, (passing: Passing) => unknown> = {
  'never answers': () => true,
  async 'never ends a fetch'({ request, forward, deliver }) {
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
  'asks for long pauses': ({ response }) => response.writeHead(429, { 'retry-after': '600' }).end('{}'),
}

function afterTheFirst(does: Does): ProxyFault {
  return async (passing) => {
    if (passing.number < 30) return false
    await faults[does](passing)
    return true
  }
}

for (const what of Object.keys(faults) as Does[])
  test(`A target that ${what} keeps no run beyond its budget`, async () => {
    const name = what.replaceAll(/\W+/g, '-')
    const profile = await target.profile(name, afterTheFirst(what), (plain) => {
      plain.budget = { requests: 50_000, seconds: budgetSeconds }
      // Each alone may take longer than any test: that the run ends at all shows that its time is kept.
      Object.assign(plain.pacing, { timeout_seconds: 600, fetch_timeout_seconds: 3600, requests_per_second: null })
    })
    const judged = await judge(folder, profile, name, topics)
    assertComplete(judged)
    assert.ok(judged.events.at(-1)?.type === 'run-finished')
    assert.ok(judged.ended.code > 0)
  })
