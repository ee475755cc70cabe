import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { type Exchange, type ReceivedAnswer, sharedBody } from '../../core/exchange.ts'
import { gatewayProblem } from './gateway-answer.ts'
import { nestingProblem } from './nesting.ts'
import { PackedText } from './packed-text.ts'
import { readAnswer } from './record.ts'
import { createSilentRoutes } from './silent-routes.ts'

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const long = { data: Array.from({ length: 4000 }, (_, at) => ({ id: String(at), name: 'Zoë 东京' })) }
const read = (bytes: Buffer, status = 200) => readAnswer({ status, headers: [], bytes })

for (const [what, rows] of [
  ['short', 3],
  ['long', 4000],
] as const)
  test(`A ${what} body that comes again is parsed once, and its secrets are learnt once`, () => {
    const row = { id: 'a name of some length', made: what }
    const [one, other] = [200, 203].map((status) =>
      read(bytesOf({ data: Array.from({ length: rows }, () => row) }), status),
    )
    assert.ok(one && other)
    assert.equal(one.json, other.json)
    assert.equal(sharedBody(one), sharedBody(other))
    assert.deepEqual([one.status, other.status], [200, 203])
  })

test('A packed text is what it was, and parsed once while few others are read', () => {
  const packed = new PackedText(bytesOf(long), 'long')
  assert.equal(packed.text, JSON.stringify(long))
  const first = packed.json
  assert.deepEqual(first, long)
  assert.equal(packed.json, first)
  for (let at = 0; at < 60; at += 1) assert.ok(new PackedText(bytesOf(long), 'long').json)
  assert.notEqual(packed.json, first)
  assert.deepEqual(packed.json, first)
  assert.equal(new PackedText(Buffer.from('<html>'), 'page').json, undefined)
})

test('A long answer reads like a short one, be it JSON or not', () => {
  assert.deepEqual({ ...read(bytesOf(long)) }, { status: 200, headers: [], body: JSON.stringify(long), json: long })
  const page = '<p>'.repeat(40_000)
  assert.deepEqual({ ...read(Buffer.from(page)) }, { status: 200, headers: [], body: page })
  const bytes = Buffer.alloc(70_000, 0xff)
  assert.equal(read(bytes).bodyBase64, bytes.toString('base64'))
})

const nested = (levels: number, open = '[', close = ']') => nestingOf(open.repeat(levels) + close.repeat(levels))
const nestingOf = (text: string) => nestingProblem(Buffer.from(text))?.code

const answered = (status: number, json?: unknown): ReceivedAnswer => {
  const body = json === undefined ? '<h1>Bad gateway</h1>' : JSON.stringify(json)
  return { status, headers: [], body, ...(json !== undefined && { json }) }
}
const gateway = (status: number, json?: unknown) => gatewayProblem(answered(status, json))?.code
const ofGateways = [502, 503, 504].flatMap((status) => [
  gateway(status),
  gateway(status, { message: 'no upstream' }),
  gateway(status, { status, error: 'Service Unavailable', path: '/' }),
  gateway(status, { error: { code: status, message: 'upstream request timeout' } }),
  gateway(status, null),
])
const documented = [
  { error_class: 'InternalServerError', error_message: 'no' },
  { error: { class: 'InternalServerError', message: 'no' } },
  { apiClientMessages: [{ category: 'ERROR', code: 'SERVICE_BLOCKED' }] },
]

const silence = { trouble: { code: 'TARGET_TIMEOUT', message: '' } } as Exchange
const reset = { trouble: { code: 'TARGET_RESET', message: '' } } as Exchange
const accepted = { answer: answered(200) } as Exchange
const refused = { answer: answered(400) } as Exchange
const route = 'GET /templates of payments-v1'
/** A route after requests with these outcomes in order: what is said of it, and how often it was named. */
function after(...outcomes: Exchange[]) {
  const named: string[] = []
  const silent = createSilentRoutes((name) => named.push(name))
  for (const outcome of outcomes) silent.note(route, outcome)
  const others = [silent.trouble('GET /providers of payments-v1'), silent.trouble(undefined)]
  return [silent.trouble(route)?.code, named, others]
}

cases(
  'An answer of 200 levels is read, one of 201 is not',
  [nested(200), undefined],
  [nested(201), 'ANSWER_TOO_DEEP'],
  [nested(201, '{"a":', '}'), 'ANSWER_TOO_DEEP'],
  'Brackets in a text are no levels, nor are those that stand side by side',
  [nestingOf(`["${'['.repeat(500)}\\"${'{'.repeat(500)}"]`), undefined],
  [nestingOf(`[${'[],'.repeat(500)}[]]`), undefined],
  'What a gateway answers in its own words is a transport error',
  [ofGateways, Array(15).fill('TARGET_UNAVAILABLE')],
  [gatewayProblem(answered(502))?.message ?? '', /502/],
  'A target that answers the same in an error form of the documents is taken at its word',
  [documented.map((form) => gateway(503, form)), [undefined, undefined, undefined]],
  'A server error of the target itself is never a transport error',
  [[500, 501, 429, 404, 200].map((status) => gateway(status)), Array(5).fill(undefined)],
  'A route that gives no answer twice is asked no more, and named once',
  [after(silence, silence), ['ROUTE_SILENT', [route], [undefined, undefined]]],
  [after(silence)[0], undefined],
  'A route that refuses and hangs for what it would accept is asked no more either',
  [after(refused, silence, refused, silence)[0], 'ROUTE_SILENT'],
  'A route that has accepted a request is asked on, and so is one whose connection broke',
  [after(accepted, silence, silence)[0], undefined],
  [after(reset, reset, reset)[0], undefined],
)
