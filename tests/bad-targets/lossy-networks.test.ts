import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import { type Forwarded, type ProxyFault, type Passing, withBody } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
/** Reads and writes, signatures, fetches to wait for, generated cases. */
const topics = ['countries', 'secrets', 'signing/covers-query', 'login-refresh/forms-equivalent']

function gatewayError({ number, response }: Passing): void {
  response.writeHead(502 + (number % 3), { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
}

/** Loses every n-th request or its answer, after the target's first answers. */
function losing(n: number, lose: (passing: Passing) => unknown): ProxyFault {
  return async (passing) => {
    if (passing.number < 5 || passing.number % n !== 0) return false
    await lose(passing)
    return true
  }
}

test('Behind a network that resets connections now and then nothing fails, and TARGET_RESET is named', async () => {
  const resets = losing(7, ({ response }) => response.socket?.resetAndDestroy())
  const judged = await judge(folder, await target.profile('resets', resets), 'resets', topics)
  assertNothingFailed(judged)
  assert.match(judged.sentence, /\d+ requests? got no answer, most often TARGET_RESET \(first [^)]+\): \w/)
  assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
})

/** Replaces codes of a list by numbers. */
function wrongly(answer: Forwarded): Forwarded {
  const { data } = JSON.parse(answer.body.toString()) as { data: object[] }
  return withBody(answer, JSON.stringify({ data: data.map((row, at) => ({ ...row, code: at })) }))
}

test('Behind a gateway that loses every third answer, what is wrong does not pass', async () => {
  const isWrong = ({ request }: Passing) => /\/(countries|assets)(\?|$)/.test(request.url ?? '')
  const wrong: ProxyFault = async (passing) => {
    if (!isWrong(passing)) return false
    passing.deliver(wrongly(await passing.forward()))
    return true
  }
  const lossy = losing(3, gatewayError)
  const both: ProxyFault = async (passing) => (await lossy(passing)) || wrong(passing)
  const lists = ['countries', 'assets']
  const plain = await judge(folder, await target.profile('wrong', wrong), 'wrong', lists)
  const failed = plain.requirements.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
  assert.ok(failed.length > 0)
  const judged = await judge(folder, await target.profile('wrong-lossy', both), 'wrong-lossy', lists)
  const verdicts = new Map(judged.requirements.map(({ id, verdict }) => [id, verdict]))
  for (const id of failed) assert.ok(['failed', 'inconclusive'].includes(verdicts.get(id) ?? ''), id)
})

test('What a request without an answer may have made is left alone: a login for which it asked, a limit of a second', async () => {
  const isLost = ({ number, request }: Passing) =>
    (request.method === 'POST' && /\/logins?$/.test(request.url ?? '') && number < 40) ||
    (request.method === 'GET' && number % 7 === 0)
  const fault: ProxyFault = async (passing) => {
    if (!isLost(passing)) return false
    await passing.forward()
    gatewayError(passing)
    return true
  }
  const profile = await target.profile('first-login', fault)
  assertNothingFailed(await judge(folder, profile, 'first-login', ['accounts']))
  const limited = await target.profile('limited', fault, (plain) => {
    plain.target.interfaces = ['enrichment-v5']
    // Behind the gateway the target sees one address.
    delete plain.capabilities.second_address
  })
  assertNothingFailed(await judge(folder, limited, 'limited', ['rate-limits'], 'enrichment-v5'))
})
