import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as enrichment } from '../../../interfaces/enrichment-v5/dialect.ts'
import { dialect as openFinance } from '../../../interfaces/open-finance-v2/dialect.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const refusal = (body: unknown, status = 400): Step => ({ ask: 'GET /logins/7', status, body })
const right = { error_class: 'LoginNotFound', error_message: 'no such login', request: {} }

test('A refusal of the documented form breaks nothing, with whichever documented status', () => {
  for (const status of [400, 404, 406, 409]) assert.deepEqual(brokenIn([refusal(right, status)]), [])
  assert.deepEqual(brokenIn([refusal({ ...right, error_class: 'TooManyRequests' }, 429), refusal({}, 503)]), [])
})

for (const [what, step, rule] of [
  ['no class', refusal({ error_message: 'no', request: {} }), 'errors/error-class'],
  ['no message', refusal({ error_class: 'LoginNotFound', request: {} }), 'errors/error-message'],
  ['a request that is no object', refusal({ ...right, request: 'GET' }), 'errors/request-is-object'],
  ['a class of its own', refusal({ ...right, error_class: 'NoSuchLogin' }), 'errors/class-is-documented'],
  ['another status', refusal(right, 422), 'errors/status-is-documented'],
  [
    'a status 401 for wrong keys',
    refusal({ ...right, error_class: 'ApiKeyNotFound' }, 401),
    'errors/status-of-wrong-keys',
  ],
  ['a server error', refusal(right, 500), 'errors/never-a-server-error'],
  ['a body that is no object', refusal([right]), 'envelope/error-is-json'],
] as const)
  test(`A refusal with ${what} is found`, () =>
    assert.ok(
      brokenIn([step]).some((one) => one.startsWith(`conventions/${rule} `)),
      brokenIn([step]).join('\n'),
    ))

test('A refusal of data enrichment needs a link to its documentation', () => {
  const nested = (error: object): Step => ({ ask: 'POST /merchants', status: 400, body: { error, request: {} } })
  const error = { class: 'WrongRequestFormat', message: 'no', documentation_url: 'https://docs.example/errors' }
  assert.deepEqual(brokenIn([nested(error)], enrichment), [])
  assert.match(brokenIn([nested({ ...error, documentation_url: 7 })], enrichment).join(), /documentation-url/)
})

test('A refusal of open finance is looked at on whatever path beneath its base', () => {
  const ask = 'GET /consents/7'
  const block = { category: 'ERROR', code: 'RESOURCE_UNKNOWN', text: 'no' }
  const of = (status: number, ...apiClientMessages: object[]): Step => ({ ask, status, body: { apiClientMessages } })
  assert.deepEqual(brokenIn([of(404, block)], openFinance), [])
  assert.match(brokenIn([of(400, block)], openFinance).join(), /tabled-pair/)
  assert.match(brokenIn([of(404, { ...block, category: 'INFO' })], openFinance).join(), /errors\/category/)
  assert.match(brokenIn([of(404)], openFinance).join(), /message-array/)
})
