import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'
import { onlyOf, run, scratchFolder } from '../test-support/assay.ts'
import { type Forwarded, type ProxyFault, type Passing, withBody } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge, type Judged } from '../test-support/hostile-run.ts'
import { talking } from '../test-support/hostile-server.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

function assertPassedSome({ requirements }: Judged): void {
  assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
}

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
  // Reads and writes, signatures, fetches to wait for, generated cases.
  const topics = ['countries', 'secrets', 'signing/covers-query', 'login-refresh/forms-equivalent']
  const resets = losing(7, ({ response }) => response.socket?.resetAndDestroy())
  const judged = await target.judge('resets', topics, resets)
  assertNothingFailed(judged)
  assert.match(judged.sentence, /\d+ requests? got no answer, most often TARGET_RESET \(first [^)]+\): \w/)
  assertPassedSome(judged)
})

/** Replaces codes of a list by numbers. */
function wrongly(answer: Forwarded): Forwarded {
  const { data } = JSON.parse(answer.body.toString()) as { data: object[] }
  return withBody(answer, JSON.stringify({ data: data.map((row, at) => ({ ...row, code: at })) }))
}

test('Behind a gateway that loses every third answer, what is wrong does not pass', async () => {
  const wrong: ProxyFault = async (passing) => {
    if (!/\/(countries|assets)(\?|$)/.test(passing.request.url ?? '')) return false
    passing.deliver(wrongly(await passing.forward()))
    return true
  }
  const lossy = losing(3, gatewayError)
  const lists = ['countries', 'assets']
  const plain = await target.judge('wrong', lists, wrong)
  const failed = plain.requirements.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
  assert.ok(failed.length > 0)
  const judged = await target.judge('wrong-lossy', lists, async (passing) => (await lossy(passing)) || wrong(passing))
  const verdicts = new Map(judged.requirements.map(({ id, verdict }) => [id, verdict]))
  for (const id of failed) assert.ok(['failed', 'inconclusive'].includes(verdicts.get(id) ?? ''), id)
})

test('What a request without an answer may have made is left alone: a login for which it asked, a limit of a second', async () => {
  const fault: ProxyFault = async (passing) => {
    const { number, request } = passing
    const isLost =
      (request.method === 'POST' && /\/logins?$/.test(request.url ?? '') && number < 40) ||
      (request.method === 'GET' && number % 7 === 0)
    if (!isLost) return false
    await passing.forward()
    gatewayError(passing)
    return true
  }
  assertNothingFailed(await target.judge('first-login', ['accounts'], fault))
  const limited = await target.profile('limited', fault, (plain) => {
    plain.target.interfaces = ['enrichment-v5']
    // Behind the gateway the target sees one address.
    delete plain.capabilities.second_address
  })
  assertNothingFailed(await judge(folder, limited, 'limited', ['rate-limits'], 'enrichment-v5'))
})

/** Refuses requests with status 429. */
function turnedAway(when: (number: number) => boolean, retryAfter: string): ProxyFault {
  return ({ number, response }) => {
    if (!when(number)) return false
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter })
    response.end('{"message":"slower"}')
    return true
  }
}

test('A right target that answers 429 to every third request is waited for, and all holds', async () => {
  const fault = turnedAway((number) => number % 3 === 0, '0')
  assertNothingFailed(await target.judge('every-third', ['countries', 'assets'], fault), 0)
})

test('A right target that in mid-run asks for a pause of a year leaves the rest open', async () => {
  const fault = turnedAway((number) => number > 10, '31536000')
  const judged = await target.judge('then-a-year', ['countries', 'assets'], fault)
  assertNothingFailed(judged)
  assertPassedSome(judged)
  assert.match(judged.sentence, /most often BUDGET_SPENT \(first [^)]+\): The target asks for a pause of 31536000 s/)
})

const budget = (plain: PlainProfile) => void (plain.budget = { requests: 100_000, seconds: 600 })

test('A budget of time ends the run of a slow target on time', async (t) => {
  // A simulated clock that advances by the target's delays, so that nobody waits and a busy machine uses no budget.
  const nowMs = performance.now.bind(performance)
  let takenMs = 0
  const mocked = t.mock.method(performance, 'now', () => nowMs() + takenMs)
  const slow: ProxyFault = ({ number }) => {
    if (number > 20) takenMs += 100_000
    return false
  }
  const judged = await target.judge('time', ['countries', 'assets', 'rates', 'secrets', 'signing'], slow, budget)
  mocked.mock.restore()
  assertNothingFailed(judged)
  assertPassedSome(judged)
  assert.match(judged.sentence, /The budget does not reach for all checks: \d+ of \d+ were left out\./)
  assert.ok(takenMs > 0 && takenMs <= 600_000, `${takenMs} ms`)
})

const timed = ['signing/good-signature-accepted', 'signing/expires-at-past', 'countries']

test('A target that refuses every signature for its time fails', async () => {
  const refuses: ProxyFault = ({ request, response }) => {
    if (request.headers['expires-at'] === undefined) return false
    const error = { error_class: 'RequestExpired', error_message: 'no', request: {} }
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(error))
    return true
  }
  const judged = await target.judge('refusing-times', timed, refuses)
  assert.equal(judged.ended.code, 1)
  const signed = judged.requirements.find(({ id }) => id === 'conventions/signing/good-signature-accepted')
  assert.equal(signed?.verdict, 'failed')
})

/** A run of several interfaces whose answers may take ten minutes each. */
async function patient(name: string, interfaces: string[], only: string[], fault?: ProxyFault, baseUrl?: string) {
  const profile = await target.profile(name, fault, (plain) => {
    plain.target.interfaces = interfaces
    if (baseUrl !== undefined) plain.target.base_url = baseUrl
    plain.pacing.timeout_seconds = 600
  })
  const ran = await run(join(folder, `run-${name}`), '--profile', profile, ...onlyOf(...only))
  assert.equal(ran.code, 2, ran.out + ran.err)
  return ran
}

test('A target that never answers is found soon, whatever the profile allows an answer', async () => {
  const all = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'enrichment-v5', 'partners-v1', 'payments-v1']
  const { last, events } = await patient('silent', all, [], undefined, await talking(() => undefined))
  assert.match(last, /^No conclusion: The target answered none of \d+ requests \(TARGET_TIMEOUT\)/)
  assert.match(last, /check target\.base_url and the network.*The run ends here; --keep-going/)
  const finished = events.at(-1)
  assert.ok(finished?.type === 'run-finished')
  assert.ok(finished.requests > 0 && finished.requests < 40, `${finished.requests}`)
})

test('One interface of several that refuses every key ends only itself', async () => {
  const refusal = JSON.stringify({ error: { class: 'ApiKeyNotFound', message: 'no' }, request: {} })
  const fault: ProxyFault = ({ request, response }) => {
    if (request.url?.startsWith('/api/v5') !== true) return false
    response.writeHead(400, { 'content-type': 'application/json' }).end(refusal)
    return true
  }
  const only = ['ais-v4/countries', 'ais-v5/routes', 'ais-v5/countries', 'payments-v1/templates']
  const ran = await patient('refusing', ['ais-v4', 'ais-v5', 'payments-v1'], only, fault)
  const why =
    /ais-v5 was not checked: The target refuses the keys of the main client \(ApiKeyNotFound\), and a request without/
  const of = (name: string) => ran.requirements.filter((one) => one.interface === name)
  for (const name of ['ais-v4', 'payments-v1']) assert.ok(of(name).some(({ verdict }) => verdict === 'passed'))
  for (const { verdict, reason, id } of of('ais-v5')) {
    assert.ok(verdict === 'inconclusive' || verdict === 'untested', `${id} ${verdict}`)
    if (verdict === 'inconclusive') assert.match(reason, why)
  }
  assert.match(ran.last, why)
})
