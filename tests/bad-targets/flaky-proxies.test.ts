import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { Mischief, Passing } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
/** Reads and writes, signatures, pagination, fetches to wait for, generated cases. */
const topics = ['countries', 'assets', 'secrets', 'dates', 'signing/covers-query', 'oauth', 'login-refresh']
const gateways = [502, 503, 504]

/** Does something to every n-th request, once the target has shown that it is one. */
function every(n: number, what: (passing: Passing) => unknown): Mischief {
  return async (passing) => {
    if (passing.number < 5 || passing.number % n !== 0) return false
    await what(passing)
    return true
  }
}

function gatewayError({ number, response }: Passing): void {
  response.writeHead(gateways[number % 3] ?? 502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
}

function isBroken(body: Buffer): boolean {
  return body.length > 0 && !body.toString().trimEnd().endsWith('}')
}

/** What befalls requests of an otherwise right target, and the trouble that it is called where it can be seen. */
const befalling: Array<[what: string, mischief: Mischief, code: string]> = [
  ['resets connections now and then', every(7, ({ response }) => response.socket?.resetAndDestroy()), 'TARGET_RESET'],
  [
    'loses answers now and then',
    every(9, async ({ forward, response }) => {
      await forward()
      response.socket?.resetAndDestroy()
    }),
    'TARGET_RESET',
  ],
  [
    'cuts answers in their middle now and then',
    every(9, async ({ forward, response }) => {
      const { status, body } = await forward()
      const half = body.subarray(0, body.length / 2)
      response.socket?.end(`HTTP/1.1 ${status} Cut\r\nContent-Length: ${body.length}\r\n\r\n${half.toString()}`)
    }),
    'ANSWER_INCOMPLETE',
  ],
  ['finds no server behind it now and then', every(7, gatewayError), 'TARGET_UNAVAILABLE'],
  [
    'gives up on the server behind it now and then',
    every(9, async (passing) => {
      await passing.forward()
      gatewayError(passing)
    }),
    'TARGET_UNAVAILABLE',
  ],
]

/** What gateways say in words of their own beside 502 to 504, and in the form of one. */
const ownWords = [
  [408, 'text/html', '<h1>408 Request Time-out</h1>'],
  [504, 'application/json', '{"error":{"code":504,"message":"upstream request timeout","status":"DEADLINE_EXCEEDED"}}'],
  [520, 'text/html', '<title>520: Web server is returning an unknown error</title>'],
  [421, 'text/html', '<h1>Misdirected Request</h1>'],
  [530, 'application/json', '{"success":false,"errors":[{"code":1033,"message":"tunnel error"}]}'],
] as const

for (const [status, type, body] of ownWords) {
  test(`What a gateway says with ${status} in words of its own fails nothing, bursts included`, async () => {
    const mischief = every(7, ({ response }) => response.writeHead(status, { 'content-type': type }).end(body))
    const name = `own-words-${status}`
    const profile = await target.profile(name, mischief, (plain) => (plain.target.interfaces = ['partners-v1']))
    const limited = ['rate-limits', 'errors', 'client-status', 'envelope']
    const judged = await judge(folder, profile, name, limited, 'partners-v1')
    assertNothingFailed(judged)
    assert.match(judged.sentence, /most often TARGET_UNAVAILABLE/)
  })
}

test('A page that first meets what cannot be sent again fails nothing', async () => {
  let untilNext = Number.POSITIVE_INFINITY
  const mischief: Mischief = ({ request, body, response }) => {
    if (request.method === 'GET') untilNext -= 1
    else if (untilNext === Number.POSITIVE_INFINITY && isBroken(body)) untilNext = 0
    if (untilNext !== 0) return false
    if (request.method !== 'GET') untilNext = 10
    response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Checking your browser</h1>')
    return true
  }
  const profile = await target.profile('page-at-times', mischief)
  assertNothingFailed(await judge(folder, profile, 'page-at-times', ['errors']), 0)
})

for (const [what, mischief, code] of befalling) {
  test(`Behind a proxy that ${what} nothing fails, and ${code} is named`, async () => {
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, await target.profile(name, mischief), name, topics)
    assertNothingFailed(judged)
    assert.match(judged.sentence, new RegExp(`\\d+ requests got no answer, most often ${code}: \\w`))
    assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  })
}

const unnoticed: Array<[what: string, mischief: Mischief]> = [
  [
    'delays answers now and then',
    every(25, async ({ forward, deliver }) => {
      const answer = await forward()
      await new Promise((resolve) => setTimeout(resolve, 30))
      deliver(answer)
    }),
  ],
  [
    'asks twice for what changes nothing',
    async ({ request, forward, deliver }) => {
      if (request.method !== 'GET') return false
      await forward()
      deliver(await forward())
      return true
    },
  ],
  [
    'closes every connection unsaid',
    async ({ response, forward, deliver }) => {
      const { socket } = response
      response.on('finish', () => socket?.end())
      deliver(await forward())
      return true
    },
  ],
]

for (const [what, mischief] of unnoticed) {
  test(`Behind a proxy that ${what} all holds`, async () => {
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, await target.profile(name, mischief), name, topics.slice(0, 5))
    assertNothingFailed(judged, 0)
  })
}

test('Behind a proxy whose first list with an attempt leaves it out, as one that lags behind, all holds', async () => {
  const known = new Set<unknown>()
  const lagsBehind: Mischief = async ({ request, forward, deliver }) => {
    if (request.method !== 'GET' || !/\/attempts(\?|$)/.test(request.url ?? '')) return false
    const { status, headers, body } = await forward()
    const list = JSON.parse(body.toString()) as { data?: Array<{ id: unknown }> }
    const data = list.data?.filter(({ id }) => known.has(id))
    for (const { id } of list.data ?? []) known.add(id)
    const shown = Buffer.from(JSON.stringify({ ...list, ...(data && { data }) }))
    const isLength = (_value: string, at: number) => headers[at - (at % 2)]?.toLowerCase() === 'content-length'
    deliver({ status, headers: headers.filter((value, at) => !isLength(value, at)), body: shown })
    return true
  }
  const judged = await judge(folder, await target.profile('lags', lagsBehind), 'lags', ['refusals', 'attempts'])
  assertNothingFailed(judged, 0)
})
