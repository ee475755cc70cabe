import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { assertComplete, assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'
import { say, talk, type Said, type Talk } from './behaviour.ts'

const cases = JSON.parse(readFileSync(new URL('cases/hosted-pages.json', import.meta.url), 'utf8')) as Array<{
  what: string
  does: Talk | Said
  /** Whether it breaks off on its way, so that nothing may be said of it. */
  breaksOff?: true
}>
const folder = scratchFolder()
const target = await rightTarget(folder)
/** A target whose hosted pages are asked for through the proxy, where this becomes of them; all else is right. */
function paged(page: ProxyFault): ProxyFault {
  return async (passing) => {
    const { request, forward, deliver } = passing
    if (request.url?.startsWith('/connect')) return page(passing)
    const { headers, ...answer } = await forward()
    const body = Buffer.from(answer.body.toString().replaceAll(target.baseUrl, `http://${request.headers.host}`))
    const at = headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: headers.toSpliced(at, 2, 'content-length', String(body.length)), body })
    return true
  }
}

/** A page that does so. */
function doing(does: Talk | Said): ProxyFault {
  return async ({ request, response }) => {
    if ('next' in does) talk(response.socket!, does)
    else await say(request, response, { ...does, headers: { 'content-type': 'text/html', ...does.headers } })
    return true
  }
}

for (const [at, { what, does, breaksOff }] of cases.entries())
  test(`A hosted page that ${what} ends with a whole report, and is never right`, async () => {
    const profile = await target.profile(`${at}`, paged(doing(does)), (plain) => {
      plain.pacing.timeout_seconds = 1
      plain.pacing.fetch_timeout_seconds = 2
    })
    const judged = await judge(folder, profile, `run-${at}`, [
      'hosted-pages/ends-with-connection',
      'hosted-pages/returns-user',
    ])
    assertComplete(judged)
    const verdicts = Object.fromEntries(judged.requirements.map(({ id, verdict }) => [id.split('/').at(-1), verdict]))
    assert.notEqual(verdicts['ends-with-connection'], 'passed')
    assert.notEqual(verdicts['returns-user'], 'passed')
    if (breaksOff) assertNothingFailed(judged)
  })

test('Hosted pages are asked for without compression, inside which a browser does not notice that one is cut', async () => {
  const asked = new Set<unknown>()
  const profile = await target.profile(
    'uncompressed',
    paged(({ request }) => {
      asked.add(request.headers['accept-encoding'])
      return false
    }),
  )
  assertComplete(await judge(folder, profile, 'run-uncompressed', ['hosted-pages/returns-user']))
  assert.deepEqual([...asked], ['identity'])
})
