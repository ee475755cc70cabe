import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['signing/good-signature-accepted', 'signing/expires-at-past', 'countries']

/** A gateway that writes another Date. With `refuses`, signatures are refused for their time by any clock. */
function dated(days: number, refuses = false): ProxyFault {
  return async ({ request, response, forward, deliver }) => {
    const date = new Date(Date.now() + days * 86_400_000).toUTCString()
    if (refuses && request.headers['expires-at'] !== undefined) {
      const error = { error_class: 'RequestExpired', error_message: 'no', request: {} }
      response.writeHead(400, { 'content-type': 'application/json', date }).end(JSON.stringify(error))
      return true
    }
    const answer = await forward()
    const at = answer.headers.findIndex((name) => name.toLowerCase() === 'date')
    deliver({ ...answer, headers: answer.headers.with(at + 1, date) })
    return true
  }
}

test('A Date header three years behind is named, and signed checks go by the clock that the target takes', async () => {
  const judged = await judge(folder, await target.profile('behind', dated(-1096)), 'behind', topics)
  assertNothingFailed(judged, 0)
  assert.match(judged.sentence, /The clock of the Date header is 3 years behind this machine; the target takes/)
})

test('A target with the right Date that refuses every signature for its time still fails', async () => {
  const judged = await judge(folder, await target.profile('wrong', dated(0, true)), 'wrong', topics)
  assert.equal(judged.ended.code, 1)
  const signed = judged.requirements.find(({ id }) => id === 'conventions/signing/good-signature-accepted')
  assert.equal(signed?.verdict, 'failed')
})
