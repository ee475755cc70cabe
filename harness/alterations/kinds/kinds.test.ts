import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answered, Material } from '../kit/alteration.ts'
import { alterationsOf } from '../alterations-of.ts'

interface Given {
  method?: string
  path: string
  status?: number
  json: unknown
  body?: string
  appId?: string
  setUp?: true
}

function answered(
  { method = 'GET', path, status = 200, json, body = '', appId = 'one', setUp }: Given,
  number: number,
) {
  const url = `https://bank.example${path}`
  const one: Answered = {
    number,
    name: path,
    at: `${method} ${path}`,
    exchange: {
      id: `x${number}`,
      request: { method, url, headers: [['App-id', appId]], body },
      answer: { status, headers: [], body: JSON.stringify(json), json },
      at: '2026-01-02T03:04:05.000Z',
      durationMs: 1,
    },
    ...(setUp && { setUp }),
  }
  return one
}

/** What comes of these answers under the first alteration of a kind, at a place where one is given. */
function altered(given: Given[], { kind, place }: { kind: string; place?: string }, words: string[] = []): unknown[] {
  const material: Material = {
    answers: given.map(answered),
    noted: [],
    elsewhere: [],
    decisive: [],
    rows: new Set(),
    words: new Set(words),
  }
  const found = [...alterationsOf(material)].find((one) => one.kind === kind && (place ?? one.place) === one.place)
  assert.ok(found, kind)
  const altering = found.begin()
  return material.answers.map((one) => altering.answer(one).answer?.json)
}

const refused = { error_class: 'LoginAlreadyProcessing', error_message: 'no' }
const write = { method: 'POST', path: '/refresh', body: '{}' }

test('a write that was refused and done all the same is refused when it is sent rightly', () => {
  const given = [
    { ...write, status: 401, json: { error_class: 'WrongKeys' } },
    { ...write, json: { data: {} } },
    { ...write, status: 409, json: refused },
  ]
  assert.deepEqual(altered(given, { kind: 'early-answer', place: 'POST /refresh' }), [
    { error_class: 'WrongKeys' },
    refused,
    refused,
  ])
})

test('an accepted write without effect leaves what was read before as it was', () => {
  const shown = (id: number) => ({ path: '/login', json: { data: { id } } })
  const given = [shown(1), { ...write, json: { data: {} } }, shown(2)]
  assert.deepEqual(altered(given, { kind: 'accepted-without-effect' }), [
    { data: { id: 1 } },
    { data: {} },
    { data: { id: 1 } },
  ])
})

test('other keys are given the answers of one another', () => {
  const given = [
    { path: '/client', json: { data: 1 } },
    { path: '/client', json: { data: 2 }, appId: 'two' },
  ]
  assert.deepEqual(altered(given, { kind: 'answer-to-other-keys' }), [{ data: 2 }, { data: 1 }])
})

test('what a refused request asked for is shown, also where its value was masked', () => {
  const given = [
    { ...write, json: { data: { stores: false, code: 'a' } } },
    { ...write, status: 400, json: refused, body: '{"data":{"stores":"abcd","code":"b"}}' },
  ]
  assert.deepEqual(altered(given, { kind: 'refused-request-done' })[1], { data: { stores: true, code: 'b' } })
})

test('a limit that was not reached refuses what the check itself asks', () => {
  const given: Given[] = [
    { path: '/rates', json: { data: [] }, setUp: true },
    { path: '/rates', json: { data: [] } },
    { path: '/other', status: 400, json: refused },
  ]
  const limited = { error_class: 'RateLimitExceeded', error_message: 'no' }
  assert.deepEqual(altered(given, { kind: 'limited-too-early' }, ['limit']), [{ data: [] }, limited, refused])
})

test('a field of another version stands in each row', () => {
  const given = [{ path: '/accounts', json: { data: [{ id: 1 }] } }]
  assert.deepEqual(altered(given, { kind: 'field-added' }, ['login_id']), [{ data: [{ id: 1, login_id: '900001' }] }])
})

test('the credentials of a request come back', () => {
  const given = [{ ...write, body: '{"data":{"credentials":{"login":"a"}}}', json: { data: { id: 1 } } }]
  assert.deepEqual(altered(given, { kind: 'request-shown' }), [{ data: { id: 1, credentials: { login: 'a' } } }])
})
