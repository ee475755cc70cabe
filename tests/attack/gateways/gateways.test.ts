import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Passing } from '../../test-support/hostile-proxy.ts'
import { assertComplete, assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** The status of its page. */
  status: number
}>
const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets', 'secrets', 'dates', 'signing/covers-query', 'currencies']

function page({ response }: Passing, status: number): true {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Not the target</h1>')
  return true
}

for (const { what, status } of cases) {
  test(`No row fails where something before the target ${what}, from one request on`, async () => {
    const name = `all-${status}`
    const profile = await target.profile(name, (passing) => passing.number > 40 && page(passing, status))
    const judged = await judge(folder, profile, name, topics)
    assertNothingFailed(judged)
    assert.match(judged.sentence, /most often TARGET_UNAVAILABLE: The target answers \d+, in no form of the documents/)
    assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  })

  test(`No row fails where something before the target ${what} now and then`, async () => {
    const name = `times-${status}`
    const reads = ({ request }: Passing) => request.method === 'GET'
    const profile = await target.profile(
      name,
      (passing) => passing.number > 20 && passing.number % 9 === 0 && reads(passing) && page(passing, status),
    )
    const judged = await judge(folder, profile, name, topics)
    assertNothingFailed(judged)
    assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  })

  test(`Rows fail where the target itself answers ${status} with a page to one route alone`, async () => {
    const name = `one-${status}`
    const profile = await target.profile(
      name,
      (passing) => passing.request.url === '/api/v4/currencies' && page(passing, status),
    )
    const judged = await judge(folder, profile, name, topics)
    assertComplete(judged)
    assert.equal(judged.ended.code, 1, judged.sentence)
  })
}
