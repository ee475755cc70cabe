import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { scratchFolder } from '../test-support/assay.ts'
import { type ProxyFault, withBody } from '../test-support/hostile-proxy.ts'
import { assertComplete, assertNothingFailed } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const target = await rightTarget(scratchFolder())

/** Passes every answer on with another body and more headers. */
function rewritten(rewrite: (body: Buffer) => Buffer, ...headers: string[]): ProxyFault {
  const without = new Set(['content-length', 'transfer-encoding'])
  return async ({ forward, deliver }) => {
    const { status, headers: own, body } = await forward()
    const kept = own.flatMap((name, at) =>
      at % 2 === 0 && !without.has(name.toLowerCase()) ? own.slice(at, at + 2) : [],
    )
    deliver({ status, headers: [...kept, ...headers], body: rewrite(body) })
    return true
  }
}

for (const [what, fault] of [
  ['packs its answers without being asked', rewritten((body) => gzipSync(body), 'Content-Encoding', 'gzip')],
  ['begins them with a byte order mark', rewritten((body) => Buffer.concat([Buffer.from('\ufeff'), body]))],
] as const)
  test(`A right target that ${what} is evaluated as usual`, async () => {
    const topics = ['assets', 'countries', 'currencies', 'errors/total-contract', 'tokens']
    assertNothingFailed(await target.judge(what.replaceAll(' ', '-'), topics, fault), 0)
  })

test('Lists that name each page as its own next one fail the rows about pages, and take nothing from the others', async () => {
  let requests = 0
  const circling: ProxyFault = async ({ number, request, forward, deliver }) => {
    requests = number
    const answer = await forward()
    const url = new URL(request.url ?? '', 'http://target')
    const list = (url.pathname.startsWith('/api/') ? JSON.parse(answer.body.toString()) : {}) as {
      data?: Array<{ id: string }>
      meta?: { next_id?: string | null; next_page?: string }
    }
    const [first] = Array.isArray(list.data) ? list.data : []
    if (list.meta?.next_id === undefined || !first) {
      deliver(answer)
      return true
    }
    url.searchParams.set('from_id', first.id)
    list.meta = { next_id: first.id, next_page: `${url.pathname}${url.search}` }
    deliver(withBody(answer, JSON.stringify(list)))
    return true
  }
  const topics = ['paging/last-page-names-no-next-page', 'paging/each-row-once', 'logins/list', 'countries']
  const judged = await target.judge('circling', topics, circling, (plain) => {
    plain.budget = { requests: 2000, seconds: 120 }
  })
  assertComplete(judged)
  assert.ok(requests < 1900, `${requests} requests`)
  const verdicts = new Map(judged.requirements.map(({ id, verdict }) => [id.split('/').slice(1).join('/'), verdict]))
  assert.equal(verdicts.get('paging/last-page-names-no-next-page'), 'warned')
  const failed = [...verdicts].flatMap(([id, verdict]) => (verdict === 'failed' ? [id] : []))
  assert.ok(failed.length > 0 && failed.every((id) => /^(paging\/|logins\/list)/.test(id)), failed.join())
  assert.equal(judged.ended.code, 1)
})

const addresses = JSON.parse(readFileSync(new URL('addresses.json', import.meta.url), 'utf8')) as string[]

/** Replaces addresses of hosted pages by this one. */
function naming(address: string): ProxyFault {
  return async ({ request, forward, deliver }) => {
    if (request.url !== '/api/v4/tokens/create') return false
    const answer = await forward()
    const json = JSON.parse(answer.body.toString()) as { data?: { connect_url?: string } }
    if (!json.data) return false
    json.data.connect_url = address
    deliver(withBody(answer, JSON.stringify(json)))
    return true
  }
}

for (const [number, address] of addresses.entries())
  test(`The address ${JSON.stringify(address)} of a hosted page fails its row, and nobody visits it`, async () => {
    const topics = ['tokens/connect-url-is-address', 'hosted-pages']
    const judged = await target.judge(`address-${number}`, topics, naming(address))
    assertComplete(judged)
    const verdicts = (of: RegExp) => judged.requirements.flatMap(({ id, verdict }) => (of.test(id) ? verdict : []))
    assert.deepEqual(verdicts(/\/connect-url-is-address$/), ['failed'])
    assert.deepEqual(new Set(verdicts(/\/hosted-pages\//)), new Set(['inconclusive']))
    const visited = judged.events.filter((event) => event.type === 'exchange' && /^h\d/.test(event.exchange.id))
    assert.deepEqual(visited, [])
    assert.equal(judged.ended.code, 1)
  })

/** Evaluates a target whose hosted pages pass this fault; all else is right. */
async function withPages(name: string, page: ProxyFault) {
  const fault: ProxyFault = async (passing) => {
    const { request, forward, deliver } = passing
    if (request.url?.startsWith('/connect')) return page(passing)
    const answer = await forward()
    deliver(withBody(answer, answer.body.toString().replaceAll(target.baseUrl, `http://${request.headers.host}`)))
    return true
  }
  const topics = ['hosted-pages/ends-with-connection', 'hosted-pages/returns-user']
  const judged = await target.judge(name, topics, fault, (plain) => {
    Object.assign(plain.pacing, { timeout_seconds: 1, fetch_timeout_seconds: 2 })
  })
  assertComplete(judged)
  assert.ok(!judged.requirements.some(({ verdict }) => verdict === 'passed'))
  return judged
}

test('A hosted page that is an error of the server is never right', async () => {
  await withPages('error', ({ response }) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
    return true
  })
})

test('A hosted page that breaks off says nothing of the target, and is asked for without compression', async () => {
  const asked = new Set<unknown>()
  const judged = await withPages('breaks-off', ({ request, response }) => {
    // A browser does not notice that a compressed body is cut.
    asked.add(request.headers['accept-encoding'])
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99\r\n\r\n<p>Wait</p>', () =>
      response.socket?.resetAndDestroy(),
    )
    return true
  })
  assertNothingFailed(judged)
  assert.deepEqual([...asked], ['identity'])
})
