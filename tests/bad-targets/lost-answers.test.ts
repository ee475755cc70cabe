import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { Mischief, Passing } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

/** A request whose answer is lost on its way, though the target does what it asks for. */
interface Lost {
  what: string
  interface: 'ais-v4' | 'partners-v1' | 'enrichment-v5'
  topics: string[]
  isLost: (passing: Passing) => boolean
  /** In place of an answer; `closed` closes the connection over which others came before. */
  got: 'gateway' | 'closed'
}

const isOfBrowser = ({ request }: Passing) => request.headers['user-agent']?.includes('Mozilla') ?? false

const lost: Lost[] = [
  {
    what: 'of each reconnect, whose settings the login may have from then on',
    interface: 'ais-v4',
    topics: ['login-refresh', 'login-reconnect'],
    isLost: ({ request }) => request.url?.includes('reconnect') ?? false,
    got: 'gateway',
  },
  {
    what: 'of the forms that a user sends from a hosted page',
    interface: 'ais-v4',
    topics: ['hosted-pages'],
    isLost: (passing) => isOfBrowser(passing) && passing.request.method === 'POST',
    got: 'gateway',
  },
  {
    what: 'of the hosted page itself',
    interface: 'partners-v1',
    topics: ['hosted-pages'],
    isLost: isOfBrowser,
    got: 'gateway',
  },
  {
    what: 'of a lead session for accounts alone, before it is asked for in another form',
    interface: 'partners-v1',
    topics: ['lead-sessions'],
    isLost: ({ body }) =>
      body.includes('"fetch_scopes":["accounts"]') && !/"attempt":\{"from_date/.test(body.toString()),
    got: 'gateway',
  },
  {
    what: 'of the list of categories, with which those of transactions are compared',
    interface: 'partners-v1',
    topics: ['transactions'],
    isLost: ({ request }) => request.url?.includes('/categories') ?? false,
    got: 'gateway',
  },
  {
    what: 'of every seventh reading, which is sent again and counts twice',
    interface: 'enrichment-v5',
    topics: ['rate-limits'],
    isLost: ({ number, request }) => request.method === 'GET' && number % 7 === 0,
    got: 'closed',
  },
]

for (const { what, interface: name, topics, isLost, got } of lost) {
  test(`A right target fails in nothing where the answers are lost ${what}`, async () => {
    const mischief: Mischief = async (passing) => {
      if (!isLost(passing)) return false
      await passing.forward()
      if (got === 'closed') passing.response.socket?.resetAndDestroy()
      else passing.response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway time-out</h1>')
      return true
    }
    const as = topics.join('-')
    const profile = await target.profile(`${name}-${as}`, mischief, (plain) => (plain.target.interfaces = [name]))
    assertNothingFailed(await judge(folder, profile, `${name}-${as}`, topics, name))
  })
}

test('A lead page whose completion is not answered is completed once, and its connection serves the checks', async () => {
  let isLost = false
  const mischief: Mischief = async (passing) => {
    if (isLost || passing.request.url !== '/control/connect-sessions') return false
    isLost = true
    await passing.forward()
    passing.response.socket?.resetAndDestroy()
    return true
  }
  const profile = await target.profile('lost-lead', mischief, (plain) => {
    plain.target.interfaces = ['partners-v1']
    plain.control.base_url = `${plain.target.base_url}/control`
  })
  const judged = await judge(folder, profile, 'lost-lead', ['accounts', 'transactions'], 'partners-v1')
  assert.ok(isLost)
  assertNothingFailed(judged, 0)
})

test('A second run finds a day that the first has not used up', async () => {
  for (const number of ['first', 'second']) {
    const profile = await target.profile(
      `${number}-day`,
      undefined,
      (plain) => (plain.target.interfaces = ['enrichment-v5']),
    )
    const { requirements } = await judge(folder, profile, `${number}-day`, ['limits'], 'enrichment-v5')
    const accepted = requirements.find(({ id }) => id === 'enrichment-v5/limits/1000-a-day-accepted')
    assert.equal(accepted?.verdict, 'passed', accepted?.reason)
  }
})

test('A login whose creation got no answer is made for another customer, and what rests on it is evaluated', async () => {
  let isFirst = true
  const mischief: Mischief = async ({ request, forward, response }) => {
    if (!isFirst || request.method !== 'POST' || !/\/logins?$/.test(request.url ?? '')) return false
    isFirst = false
    await forward()
    response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway time-out</h1>')
    return true
  }
  const profile = await target.profile('first-login', mischief)
  const judged = await judge(folder, profile, 'first-login', ['accounts', 'transactions'])
  assertNothingFailed(judged)
  const undecided = judged.requirements.filter(({ verdict }) => verdict === 'inconclusive')
  assert.ok(undecided.length < 6, `${undecided.length} requirements are inconclusive`)
})
