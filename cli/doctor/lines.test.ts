import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { parseProfile } from '../../harness/profile/read-profile.ts'
import { answered, refused, unanswered } from '../test-support/answered.ts'
import { is } from '../test-support/is-line.ts'
import { browserLine, callbackLine, knownFailureLines, scriptLine } from './local-lines.ts'
import { largeLoginLine, oauthLoginLine } from './ready-logins.ts'
import { addressLine, clockLine, controlLine, pacingLine } from './target-lines.ts'

const profile = parseProfile(
  `target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
known_failures:
  - { address: ais-v4/paging, reason: r, owner: the team, expires: 2026-05-31 }`,
  { file: 'p.yaml', folder: '.', environment: {} },
)

describe('The address', () => {
  test('is fine where countries are listed, or refused for a reason of the API', () => {
    is(addressLine(answered(200, { data: [] })), 'ok', /answers in 12 ms/)
    is(addressLine(refused('ApiKeyNotFound', 404)), 'ok', /answers/)
    is(addressLine(answered(401, {})), 'ok', /answers/)
  })

  test('is wrong where nothing answers, the route is unknown, it leads elsewhere or speaks no JSON', () => {
    is(addressLine(unanswered()), 'problem', /TARGET_UNREACHABLE/)
    is(addressLine(refused('RouteNotFound', 404)), 'problem', /base_url and its path prefix/)
    is(addressLine(answered(404)), 'problem', /path prefix/)
    is(addressLine(answered(301)), 'problem', /redirects to another address/)
    is(addressLine(answered(200)), 'problem', /does not answer with JSON/)
    is(addressLine(answered(200, { data: 1 })), 'problem', /without a list/)
  })
})

describe('The clock', () => {
  const reading = (offsetSeconds: number) => ({ offsetMs: offsetSeconds * 1000, uncertaintyMs: 500 })
  test('is fine up to 30 seconds, odd up to 5 minutes, wrong beyond, either way', () => {
    is(clockLine(reading(0.4)), 'ok', /less than 1 s/)
    is(clockLine(reading(-30)), 'ok', /30 s behind|29\.5|behind/)
    is(clockLine(reading(-31)), 'warning', /31 s behind/)
    is(clockLine(reading(300)), 'warning', /5 min ahead/)
    is(clockLine(reading(301)), 'problem', /5 min ahead/)
    is(clockLine(reading(-3600)), 'problem', /60 min behind/)
  })
})

describe('The large login', () => {
  const page = (count: number, from = 0, accounts = 1) =>
    answered(200, {
      data: Array.from({ length: count }, (_, n) => ({ id: `${from + n}`, account_id: `${n % accounts}` })),
    })
  const login = answered(200, { data: {} })
  test('is fine with 251 transactions in one account, over any pages', () => {
    is(largeLoginLine(login, [page(251)]), 'ok', /has 251 transactions; with more than 1000/)
    is(largeLoginLine(login, [page(100), page(100, 100), page(51, 200)]), 'ok', /has 251 transactions/)
    is(largeLoginLine(login, [page(1001)]), 'ok', /has more than 1000 transactions$/)
  })
  test('is too small with 250, also when a server repeats them on every page', () => {
    is(largeLoginLine(login, [page(250)]), 'problem', /has 250 transactions/)
    is(largeLoginLine(login, [page(100), page(100), page(100)]), 'problem', /has 100 transactions/)
  })
  test('with transactions spread over accounts is odd', () =>
    is(largeLoginLine(login, [page(300, 0, 3)]), 'warning', /at most 100 in one account/))
  test('that does not open is wrong', () => {
    is(largeLoginLine(refused('LoginNotFound', 404), [page(300)]), 'problem', /LoginNotFound/)
    is(largeLoginLine(login, [page(100), refused('WrongClientToken')]), 'problem', /WrongClientToken/)
    is(largeLoginLine(login, [answered(200, { data: {} })]), 'problem', /does not list its transactions/)
  })
})

describe('The oauth login', () => {
  const login = (finished: boolean) => answered(200, { data: { last_attempt: { id: '1', finished } } })
  test('is fine at rest', () => is(oauthLoginLine(login(true)), 'ok', /can be read/))
  test('that waits for its user is wrong', () => is(oauthLoginLine(login(false)), 'problem', /may not have come back/))
  test('that does not open is wrong', () =>
    is(oauthLoginLine(refused('LoginNotFound', 404)), 'problem', /LoginNotFound/))
})

describe('The pace', () => {
  test('is fine where nothing was refused, and says how long a thousand requests take', () => {
    is(pacingLine(profile, { durationsMs: [10, 12, 11], rateLimited: 0 }), 'ok', /1000 requests take about 3 min/)
    const unbound = { ...profile, pacing: { ...profile.pacing, requests_per_second: null } }
    is(pacingLine(unbound, { durationsMs: [400], rateLimited: 0 }), 'ok', /no limit.*about 100 s/)
  })
  test('is too fast where 429 was seen, too impatient where answers take long', () => {
    is(pacingLine(profile, { durationsMs: [10], rateLimited: 2 }), 'warning', /requests_per_second: 2\.5/)
    const control = { base_url: 'http://127.0.0.1:1', offers: ['rate-limits' as const] }
    is(pacingLine({ ...profile, control }, { durationsMs: [10], rateLimited: 2 }), 'ok', /switches its limits off/)
    is(pacingLine(profile, { durationsMs: [10, 16_000], rateLimited: 0 }), 'warning', /timeout_seconds: 64/)
    is(pacingLine(profile, { durationsMs: [], rateLimited: 0 }), 'warning', /no request was timed/)
  })
})

describe('The control port', () => {
  const control = { base_url: 'http://127.0.0.1:1', offers: ['clock' as const, 'client-status' as const] }
  test('is fine where it offers what the profile says', () =>
    is(controlLine(control, answered(200, { data: { offers: ['clock', 'client-status'] } })), 'ok', /offers clock/))
  test('is wrong where it lacks something or refuses', () => {
    is(controlLine(control, answered(200, { data: { offers: ['clock'] } })), 'problem', /does not offer client-status/)
    is(controlLine(control, refused('ActionNotAllowed')), 'problem', /ActionNotAllowed.*control\.token/)
  })
  test('is odd where it offers more or lists nothing', () => {
    const more = { data: { offers: ['clock', 'client-status', 'callbacks', 'teapot'] } }
    is(controlLine(control, answered(200, more)), 'warning', /also offers callbacks/)
    is(controlLine(control, answered(200, { data: {} })), 'warning', /does not list/)
  })
})

describe('This machine', () => {
  test('says whether callbacks can be listened for', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const callbacks = { listen: `127.0.0.1:${port}`, public_url: 'https://callbacks.example' }
    is(await callbackLine(callbacks), 'problem', /EADDRINUSE/)
    server.close()
    await once(server, 'close')
    is(await callbackLine(callbacks), 'ok', /Assay can listen on/)
    is(await callbackLine({ ...callbacks, listen: '127.0.0.1:70000' }), 'problem', /no port 70000/)
    is(await callbackLine({ ...callbacks, listen: '[::ffff:192.0.2.1]:4010' }), 'problem', /cannot listen on/)
  })

  test('says whether there is a browser', () => {
    is(browserLine(process.execPath), 'ok', /can be started/)
    is(browserLine('/nowhere/chromium'), 'problem', /ENOENT/)
    is(browserLine('bundled', {}), process.platform === 'linux' ? 'ok' : 'problem', /bundled/)
    is(browserLine('bundled', { ASSAY_BROWSER: process.execPath }), 'ok', /can be started/)
  })
})

test('A script for hosted pages is loaded', async () => {
  is(await scriptLine('sandbox/server/hosted-flow.mjs'), 'ok', /loaded/)
  is(await scriptLine('core/own-code.ts'), 'problem', /FLOW_SCRIPT_UNFIT/)
})

test('A known failure counts through its last day', () => {
  assert.deepEqual(knownFailureLines(profile, '2026-05-31'), [])
  const [line, ...others] = knownFailureLines(profile, '2026-06-01')
  assert.equal(others.length, 0)
  is(line!, 'problem', /expired on 2026-05-31.*the team/)
})
