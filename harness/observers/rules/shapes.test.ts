import { generateKeyPairSync, sign } from 'node:crypto'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import { dialect as version4 } from '../../../interfaces/ais-v4/dialect.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../../checks/test-support/sample-exchange.ts'
import { brokenIn, type Step } from '../test-support/history.ts'
import { Watch } from '../watch.ts'

const meta = { next_id: null, next_page: null }
const stage = { id: '1', name: 'finish', created_at: '2026-01-01T00:00:00Z' }
const attempt = (change: object = {}) => ({ id: '1', last_stage: stage, ...change })
const login = (change: object = {}) => ({
  id: '7',
  customer_id: '3',
  provider_code: 'p',
  country_code: 'XF',
  status: 'active',
  last_attempt: attempt(),
  ...change,
})
const list = (...data: unknown[]): Step => ({ ask: 'GET /logins?from_id=7', body: { data, meta } })

const right: Array<[string, Step]> = [
  ['a list', list(login(), login({ id: '8', mood: 7 }))],
  ['a login that is answered to a write', { ask: 'PUT /logins/7/reconnect', data: login() }],
  ['a refusal', { ask: 'PUT /logins/7/refresh', status: 400 }],
  ['an answer that the documents do not show', { ask: 'PUT /logins/8/9', data: 7 }],
]

const rows = Array.from({ length: 100 }, (_, at) => ({ id: at + 7 }))
const page: Step = { ask: 'GET /attempts?login_id=7', body: { data: rows, meta: { next_id: 107, next_page: '/7' } } }

const { personal, business } = readTable('categories-v4')
const trees = (data: object): Step => ({ ask: 'GET /categories', data })

const listed = trees({ personal, business })
const newer = trees({ personal, business: readTable('categories-v5').business })
const homeless = trees({ personal: { ...personal, home: [] }, business })

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const callbackKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The broken points where callbacks are signed over these texts; `body` is the right one. */
function brokenOf(...signed: Array<[kind: string, over: 'body' | 'other']>): string[] {
  const watch = new Watch([
    { dialect: version4, clockMoves: false, clients: new Map([['main-id', 'main']]), callbackKey },
  ])
  for (const [kind, over] of signed) {
    const body = JSON.stringify({ data: { login_id: '7' } })
    const signature = sign('sha256', Buffer.from(over === 'body' ? body : over), pair.privateKey).toString('base64')
    const request = { method: 'POST', url: 'http://127.0.0.1/x', headers: [['Signature', signature]], body }
    const exchange = { ...sampleData({}), request } as never
    watch.hears('ais-v4', { kind, json: JSON.parse(body) as unknown, exchange }, 'a check')
  }
  return watch
    .foundOf('ais-v4')
    .flatMap(({ observer, point, broken }) => (broken && observer.name === 'callbacks' ? (point ?? '') : []))
}

cases(
  ...right.flatMap(([what, step]) => [`Nothing is wrong with ${what}`, [brokenIn([step]), [] as unknown] as const]),
  'The next_id of a version whose ids are integers may be one',
  [brokenIn([page], version3), []],
  [brokenIn([page], version4).length > 0, true],
  'Each list of categories is looked at, not only the first',
  [brokenIn([listed, listed, { ask: 'GET /categories', status: 400 }]), []],
  [brokenIn([listed, newer]).join(), /^category-trees: business .*x2$/],
  [brokenIn([listed, homeless]).join(), /personal .*x2$/],
  'Callbacks are signed over a text that fits once one of the kind was',
  [brokenOf(['success', 'body'], ['success', 'body']), []],
  [brokenOf(['success', 'body'], ['success', 'other'], ['success', 'body']), ['signed-alike']],
  'Nothing is said of a kind of callbacks of which none is signed over a text that fits',
  [brokenOf(['success', 'other'], ['success', 'other']), []],
  [brokenOf(['success', 'body'], ['fail', 'other']), []],
)
