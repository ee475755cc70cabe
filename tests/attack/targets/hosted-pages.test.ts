import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import { type ProxyFault, withBody } from '../../test-support/hostile-proxy.ts'
import { assertComplete, assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

/** Evaluates a target whose hosted pages pass this fault; all else is right. */
async function judged(name: string, page: ProxyFault) {
  const fault: ProxyFault = async (passing) => {
    const { request, forward, deliver } = passing
    if (request.url?.startsWith('/connect')) return page(passing)
    const answer = await forward()
    deliver(withBody(answer, answer.body.toString().replaceAll(target.baseUrl, `http://${request.headers.host}`)))
    return true
  }
  const profile = await target.profile(name, fault, (plain) => {
    Object.assign(plain.pacing, { timeout_seconds: 1, fetch_timeout_seconds: 2 })
  })
  const run = await judge(folder, profile, name, ['hosted-pages/ends-with-connection', 'hosted-pages/returns-user'])
  assertComplete(run)
  return { run, verdicts: new Set(run.requirements.map(({ verdict }) => verdict)) }
}

test('A hosted page that is an error of the server is never right', async () => {
  const { verdicts } = await judged('error', ({ response }) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
    return true
  })
  assert.ok(!verdicts.has('passed'), [...verdicts].join())
})

test('A hosted page that breaks off says nothing of the target, and is asked for without compression', async () => {
  const asked = new Set<unknown>()
  const { run, verdicts } = await judged('breaks-off', ({ request, response }) => {
    // A browser does not notice that a compressed body is cut.
    asked.add(request.headers['accept-encoding'])
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99\r\n\r\n<p>Wait</p>', () =>
      response.socket?.resetAndDestroy(),
    )
    return true
  })
  assertNothingFailed(run)
  assert.ok(!verdicts.has('passed'), [...verdicts].join())
  assert.deepEqual([...asked], ['identity'])
})
