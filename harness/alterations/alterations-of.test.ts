import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { alterationsOf } from './alterations-of.ts'
import { alterationKinds } from './catalogue.ts'
import type { Alteration, Answered, Material } from './kit/alteration.ts'

const given = (number: number, path: string, status: number, json: unknown): Answered => {
  const exchange: Exchange = {
    id: `x${number}`,
    request: { method: 'GET', url: `https://bank.example${path}`, headers: [], body: '' },
    answer: { status, headers: [['Content-Type', 'application/json']], body: JSON.stringify(json), json },
    at: '2026-01-02T03:04:05.000Z',
    durationMs: 1,
  }
  return { number, name: path, at: `GET ${path.split('?')[0]}`, exchange }
}

const rows = (...ids: string[]) => ({ data: ids.map((id) => ({ id, made_on: '2024-02-03' })) })
const answers = [
  given(0, '/rows?of=a', 200, rows('1', '2')),
  given(1, '/rows?of=b', 200, rows('3')),
  given(2, '/rows?of=c', 404, { error_class: 'RowNotFound', error_message: 'no', request: {} }),
  given(3, '/other', 400, { error_class: 'WrongFormat', error_message: 'no', request: {} }),
]
const material: Material = {
  answers,
  noted: [],
  elsewhere: [],
  decisive: ['x2'],
  rows: new Set(),
  words: new Set(['made_on']),
}

/** What the answers are under the first alteration of a kind at a place. */
function altered(kind: string, place: string, of: Material = material): unknown[] {
  const alteration = [...alterationsOf(of)].find((one) => one.kind === kind && one.place === place)
  assert.ok(alteration, `${kind} at ${place}`)
  return play(alteration, of)
}

function play(alteration: Alteration, { answers: all }: Material, withHeaders = false): unknown[] {
  const altering = alteration.begin()
  return all.map((one) => {
    const { answer } = altering.answer(one)
    return answer && [answer.status, answer.json ?? answer.body, ...(withHeaders ? [answer.headers] : [])]
  })
}

const unaltered: Alteration = {
  kind: '',
  place: '',
  begin: () => ({ answer: ({ exchange }) => exchange, noted: () => undefined }),
}
const asGiven = play(unaltered, material)

test('what the judgement rests on is altered first', () => {
  assert.match([...alterationsOf(material)][0]?.place ?? '', /^GET \/rows, 200/)
  assert.equal([...alterationsOf(material)][0]?.kind, 'refused-request-accepted')
})

test('a refused request is accepted as one like it was', () => {
  const [first, second, refused, other] = altered('refused-request-accepted', 'GET /rows, 200')
  assert.deepEqual([first, second, other], [asGiven[0], asGiven[1], asGiven[3]])
  assert.deepEqual(refused, asGiven[0])
})

test('an accepted request is refused, and a refusal has the class of another', () => {
  assert.deepEqual(altered('accepted-request-refused', 'GET /rows, 404').slice(0, 2), [asGiven[2], asGiven[2]])
  assert.deepEqual(altered('class-of-another-refusal', 'GET /rows, 404')[2], [
    404,
    { error_class: 'WrongFormat', error_message: 'no', request: {} },
  ])
})

test('a field is missing in all rows, or in the last row of one answer', () => {
  assert.deepEqual(altered('field-missing', 'GET /rows, data[].made_on').slice(0, 2), [
    [200, { data: [{ id: '1' }, { id: '2' }] }],
    [200, { data: [{ id: '3' }] }],
  ])
  const [first] = altered('field-missing', 'GET /rows, data[-1].made_on, in one answer')
  assert.deepEqual(first, asGiven[0])
})

test('a date moves, a row is skipped, and a row of another list is shown', () => {
  assert.deepEqual(altered('date-moved-on', 'GET /rows, data[-1].made_on')[1], [
    200,
    { data: [{ id: '3', made_on: '2025-06-17' }] },
  ])
  assert.deepEqual(altered('row-skipped', 'GET /rows, data')[0], [200, rows('2')])
  assert.deepEqual(altered('row-of-another', 'GET /rows, data').slice(0, 2), [
    [200, rows('1', '2', '3')],
    [200, rows('3', '1')],
  ])
})

test('an earlier answer is given again', () => assert.deepEqual(altered('stale-answer', 'GET /rows')[1], asGiven[0]))

test('a callback is lost, doubled or changed after it was signed, and a page shows something else', () => {
  const callback = { body: '{"data":{"stage":"finish","id":"12"}}', headers: [['Signature', 's']] }
  const noted = [
    { number: 0, kind: 'callbacks received', value: [callback] },
    { number: 1, kind: 'hosted page', value: { returnedTo: 'https://bank.example/back' } },
  ]
  const of = { ...material, noted }
  const given = (kind: string, place: string) => {
    const alteration = [...alterationsOf(of)].find((one) => one.kind === kind && one.place === place)
    const altering = alteration?.begin()
    return noted.map((one) => altering?.noted(one))
  }
  assert.deepEqual(given('callback-lost', 'callback 1')[0], [])
  assert.deepEqual(given('callback-doubled', 'callback 1')[0], [callback, callback])
  assert.deepEqual(given('callback-changed', 'callback 1, data.stage (word-not-listed)')[0], [
    { ...callback, body: '{"data":{"stage":"unheard_of","id":"12"}}' },
  ])
  assert.deepEqual(given('page-changed', 'hosted page, returnedTo (field-missing)')[1], {})
})

test('the first callback of a kind is lost of each login, as a check that listens beside others was given those of all', () => {
  const callback = (kind: string, id: string) => ({ kind, body: `{"data":{"login_id":"${id}"}}`, headers: [] })
  const value = [callback('success', '1'), callback('notify', '2'), callback('success', '2'), callback('success', '1')]
  const of = { ...material, noted: [{ number: 0, kind: 'callbacks received', value }] }
  const lost = [...alterationsOf(of)].filter(({ kind }) => kind === 'callback-lost')
  const [every, first] = lost.map((one) => one.begin().noted(of.noted[0]!))
  assert.deepEqual(
    lost.slice(0, 2).map(({ place }) => place),
    ['every callback', 'first success callback of each login'],
  )
  assert.deepEqual([every, first], [[], [value[1], value[3]]])
})

test('every alteration is of a known kind, and changes something', () => {
  const known = new Set(alterationKinds().map(({ id }) => id))
  for (const alteration of alterationsOf(material)) {
    assert.ok(known.has(alteration.kind), alteration.kind)
    const shown = `${alteration.kind} at ${alteration.place}`
    assert.notDeepEqual(play(alteration, material, true), play(unaltered, material, true), shown)
  }
})

test('what its schema forbids breaks the rows that the schema names, and comes first', () => {
  const country = { name: 'Italy', code: 'IT' }
  const answered = {
    ...given(0, '/countries', 200, { data: [country] }),
    schemas: [{ schema: 'ais/country', at: ['data', '[]'] }],
  }
  const rows = new Set(['ais/countries/code-form'])
  const alterations = [...alterationsOf({ ...material, answers: [answered], decisive: ['x0'], rows })]
  assert.deepEqual(alterations[0]?.breaks, ['ais/countries/code-form'])
  const kindsAt = (place: string) => alterations.filter((one) => one.place === place).map(({ kind }) => kind)
  assert.ok(kindsAt('GET /countries, data[].code').includes('value-of-another-form'))
  assert.ok(!kindsAt('GET /countries, data[].name').includes('word-not-listed'))
})
