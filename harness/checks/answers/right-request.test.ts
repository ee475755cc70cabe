import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import type { Answer, Body } from '../../../requirements/tables/routes/read-routes.ts'
import type { Named } from './other-causes.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { rightRequestAnswered } from './right-request.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import type { Exchange } from '../../../core/exchange.ts'

interface Given {
  form?: Answer
  body?: Body
  named?: Named[]
  provider?: Exchange
}

const classes = [
  'AppsRestricted',
  'LoginAlreadyProcessing',
  'LoginNotFound',
  'ProviderError',
  'ProviderNotFound',
  'TooManyRequests',
  'WrongRequestFormat',
]

const decide = (answer: Exchange, given: Given = {}): Judgement => {
  const { form = 'not shown', body, named, provider } = given
  const route = { route: 'GET /x', request: 'x', source: '', row: '', level: 'stated', answer: form } as const
  const request = { route: { ...route, ...(body && { body }) }, classes, named: new Set(named), provider }
  return rightRequestAnswered(answer, request)
}
const line = (answer: Exchange, given: Given = {}): string => inOneLine(decide(answer, given))

it('is broken where the answer has another form', () => {
  const list = { list: 'login', paged: true } as const
  const cases: Array<[unknown, Answer, string]> = [
    [{ data: {}, meta: {} }, list, 'an object at data'],
    [{ data: [] }, list, 'nothing at meta'],
    [{ data: null }, { one: 'login' }, 'null at data'],
    [{ data: [] }, { one: 'login' }, 'an array at data'],
    [{}, { list: 'country' }, 'nothing at data'],
  ]
  for (const [body, form, got] of cases) assert.equal(line(sampleExchange(200, body), { form }), `broken: ${got}`)
})

it('is broken where a valid request is refused in a documented form, or its route is unknown', () => {
  assert.equal(line(sampleRefusal(400, 'WrongRequestFormat')), 'broken: 400 WrongRequestFormat')
  for (const unknown of [sampleRefusal(404, 'RouteNotFound'), sampleExchange(404, 'x'), sampleExchange(405, {})])
    assert.match(line(unknown, { body: 'not shown' }), /^broken: (?:404|405)/)
})

it('is inconclusive where a success is a page, and held where it has no body', () => {
  const page = sampleExchange(200, '<p>Welcome</p>')
  assert.equal(line(page, {}), 'inconclusive: answer-not-json')
  page.answer!.body = ''
  assert.match(line(page, {}), /^held: request-accepted/)
})

const list = { list: 'login', paged: true } as const
const wanted = 'held: request-accepted'
const cause = (answer: Exchange, named: Named[] = [], provider?: Exchange) =>
  decide(answer, { named, ...(provider && { provider }) }).reason.facts['cause'] ?? 'none'
const active = sampleData({ status: 'active' })
const unknown = sampleRefusal(404, 'ProviderNotFound')

cases(
  'holds where the answer has the form of the route',
  [line(sampleExchange(200, { data: [{}], meta: {} }), { form: list }), wanted],
  [line(sampleData([{}]), { form: { list: 'country' } }), wanted],
  [line(sampleExchange(201, { data: {} }), { form: { one: 'login' } }), /^held/],
  'is untested where the body is not shown, and where the client need have no access',
  [line(sampleRefusal(400, 'WrongRequestFormat'), { body: 'not shown' }), /^untested: refusal-with-other-cause/],
  [line(sampleRefusal(400, 'AppsRestricted')), /^untested: refusal-with-other-cause/],
  'is inconclusive where something else may be the cause, and names it',
  [cause(unknown, ['made-up', 'provider']), 'provider'],
  [cause(unknown, ['credentials']), 'none'],
  [cause(unknown, ['provider'], sampleRefusal(404, 'ProviderNotFound')), 'provider'],
  [cause(unknown, ['provider'], sampleData({ status: 'inactive' })), 'provider'],
  [line(unknown, { named: ['provider'], provider: active }), /^broken: .*\(2\)$/],
  [cause(sampleRefusal(400, 'ProviderError'), ['provider'], active), 'provider'],
  [cause(sampleRefusal(404, 'LoginNotFound'), ['ready-made']), 'ready-made'],
  [cause(sampleRefusal(400, 'LoginAlreadyProcessing')), 'state'],
  'is inconclusive for refusals that the documents do not name, for limits and without an answer',
  [line(sampleRefusal(400, 'NoSuchClass')), /^inconclusive: undocumented-refusal/],
  [line(sampleExchange(401, '<html>')), /^inconclusive: undocumented-refusal/],
  [line(sampleRefusal(429, 'TooManyRequests')), /^inconclusive: target-crowded/],
)
