import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { parseProfile } from '../../harness/profile/read-profile.ts'
import { answered, refused, unanswered } from '../test-support/answered.ts'
import { lineText } from '../test-support/line-text.ts'
import { browserLine, callbackLine, knownFailureLines, scriptLine } from './local-lines.ts'
import { largeLoginLine, oauthLoginLine } from './ready-logins.ts'
import { addressLine, clockLine, controlLine, pacingLine } from './target-lines.ts'

type Exchanged = ReturnType<typeof answered>

const profile = parseProfile(
  `target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
known_failures:
  - { address: ais-v4/paging, reason: r, owner: the team, expires: 2026-05-31 }`,
  { file: 'p.yaml', folder: '.', environment: {} },
)
const address = (answer: Exchanged) => lineText(addressLine(answer))
const clock = (seconds: number) => lineText(clockLine({ offsetMs: seconds * 1000, uncertaintyMs: 500 }))

const page = (count: number, from = 0, accounts = 1) => {
  const data = Array.from({ length: count }, (_, n) => ({ id: `${from + n}`, account_id: `${n % accounts}` }))
  return answered(200, { data })
}
const opened = answered(200, { data: {} })
const large = (...pages: Exchanged[]) => lineText(largeLoginLine(opened, pages))
const oauth = (finished: boolean) =>
  lineText(oauthLoginLine(answered(200, { data: { last_attempt: { id: '1', finished } } })))

const paced = (durationsMs: number[], rateLimited = 0, own: object = {}) =>
  lineText(pacingLine({ ...profile, ...own }, { durationsMs, rateLimited }))
const unbound = { pacing: { ...profile.pacing, requests_per_second: null } }
const limits = { control: { base_url: 'http://127.0.0.1:1', offers: ['rate-limits'] } }
const port = { base_url: 'http://127.0.0.1:1', offers: ['clock' as const, 'client-status' as const] }
const control = (answer: Exchanged) => lineText(controlLine(port, answer))
const offering = (...offers: string[]) => control(answered(200, { data: { offers } }))

cases(
  'The address is fine where countries are listed, or refused for a reason of the API',
  [address(answered(200, { data: [] })), /^ok .*answers in 12 ms/],
  [address(refused('ApiKeyNotFound', 404)), /^ok .*answers/],
  [address(answered(401, {})), /^ok .*answers/],
  'The address is wrong where nothing answers, the route is unknown, it leads elsewhere or speaks no JSON',
  [address(unanswered()), /^problem .*TARGET_UNREACHABLE/],
  [address(refused('RouteNotFound', 404)), /^problem .*base_url and its path prefix/],
  [address(answered(404)), /^problem .*path prefix/],
  [address(answered(301)), /^problem .*redirects to another address/],
  [address(answered(200)), /^problem .*does not answer with JSON/],
  [address(answered(200, { data: 1 })), /^problem .*without a list/],
  'The clock is fine up to 30 seconds, odd up to 5 minutes, wrong beyond, either way',
  [clock(0.4), /^ok .*less than 1 s/],
  [clock(-30), /^ok .*30 s behind/],
  [clock(-31), /^warning .*31 s behind/],
  [clock(300), /^warning .*5 min ahead/],
  [clock(301), /^problem .*5 min ahead/],
  'The large login is fine with 251 transactions in one account, over any pages',
  [large(page(251)), /^ok .*has 251 transactions; with more than 1000/],
  [large(page(1001)), /^ok .*has more than 1000 transactions$/],
  'It is too small with 250, also when a server repeats them on every page, and odd when they are spread over accounts',
  [large(page(100), page(100), page(100)), /^problem .*has 100 transactions/],
  [large(page(300, 0, 3)), /^warning .*at most 100 in one account/],
  'A login that does not open, or waits for its user, is wrong',
  [lineText(largeLoginLine(refused('LoginNotFound', 404), [page(300)])), /^problem .*LoginNotFound/],
  [large(page(100), refused('WrongClientToken')), /^problem .*WrongClientToken/],
  [large(answered(200, { data: {} })), /^problem .*does not list its transactions/],
  [lineText(oauthLoginLine(refused('LoginNotFound', 404))), /^problem .*LoginNotFound/],
  [oauth(false), /^problem .*may not have come back/],
  [oauth(true), /^ok .*can be read/],
  'The pace is fine where nothing was refused, and says how long a thousand requests take',
  [paced([10, 12, 11]), /^ok .*1000 requests take about 3 min/],
  [paced([400], 0, unbound), /^ok .*no limit.*about 100 s/],
  'It is too fast where 429 was seen, too impatient where answers take long',
  [paced([10], 2), /^warning .*requests_per_second: 2\.5/],
  [paced([10], 2, limits), /^ok .*switches its limits off/],
  [paced([10, 16_000]), /^warning .*timeout_seconds: 64/],
  [paced([]), /^warning .*no request was timed/],
  'The control port offers what the profile says, not less, and refuses nothing; more is odd, and so is no list',
  [offering('clock', 'client-status'), /^ok .*offers clock/],
  [offering('clock'), /^problem .*does not offer client-status/],
  [control(refused('ActionNotAllowed')), /^problem .*ActionNotAllowed.*control\.token/],
  [offering('clock', 'client-status', 'callbacks', 'teapot'), /^warning .*also offers callbacks/],
  [control(answered(200, { data: {} })), /^warning .*does not list/],
  'There is a browser that can be started',
  [lineText(browserLine(process.execPath)), /^ok .*can be started/],
  [lineText(browserLine('/nowhere/chromium')), /^problem .*ENOENT/],
  [lineText(browserLine('bundled', {})), process.platform === 'linux' ? /^ok .*bundled/ : /^problem .*bundled/],
  [lineText(browserLine('bundled', { ASSAY_BROWSER: process.execPath })), /^ok .*can be started/],
  'A script for hosted pages is loaded',
  [lineText(await scriptLine('sandbox/server/hosted-flow.mjs')), /^ok .*loaded/],
  [lineText(await scriptLine('core/own-code.ts')), /^problem .*FLOW_SCRIPT_UNFIT/],
  'A known failure counts through its last day',
  [knownFailureLines(profile, '2026-05-31'), []],
  [
    knownFailureLines(profile, '2026-06-01').map(lineText).join('\n'),
    /^problem .*expired on 2026-05-31.*the team[^\n]*$/,
  ],
)

test('Callbacks can be listened for where the port is free', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listen = `127.0.0.1:${(server.address() as { port: number }).port}`
  const line = async (at: string) =>
    lineText(await callbackLine({ listen: at, public_url: 'https://callbacks.example' }))
  assert.match(await line(listen), /^problem .*EADDRINUSE/)
  server.close()
  await once(server, 'close')
  assert.match(await line(listen), /^ok .*Assay can listen on/)
  assert.match(await line('127.0.0.1:70000'), /^problem .*no port 70000/)
  assert.match(await line('[::ffff:192.0.2.1]:4010'), /^problem .*cannot listen on/)
})
