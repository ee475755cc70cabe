import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { ofRecordings } from '../../faults/catalogue.ts'
import { alterationsOf } from './alterations-of.ts'
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

function play(alteration: Alteration, { answers: all }: Material, withHeaders = false): unknown[] {
  const altering = alteration.begin()
  return all.map((one) => {
    const { answer } = altering.answer(one)
    return answer && [answer.status, answer.json ?? answer.body, ...(withHeaders ? [answer.headers] : [])]
  })
}

const unaltered: Alteration = {
  kind: 'omits',
  place: '',
  begin: () => ({ answer: ({ exchange }) => exchange, noted: () => undefined }),
}

test('what the judgement rests on is altered first', () => {
  assert.match([...alterationsOf(material)][0]?.place ?? '', /^GET \/rows, 200/)
  assert.equal([...alterationsOf(material)][0]?.kind, 'accepts')
})

test('the first callback of a kind is lost of each login, as a check that listens beside others was given those of all', () => {
  const callback = (kind: string, id: string) => ({ kind, body: `{"data":{"login_id":"${id}"}}`, headers: [] })
  const value = [callback('success', '1'), callback('notify', '2'), callback('success', '2'), callback('success', '1')]
  const of = { ...material, noted: [{ number: 0, kind: 'callbacks received', value }] }
  const lost = [...alterationsOf(of)].filter(({ kind }) => kind === 'sends-no-callback')
  const [every, first] = lost.map((one) => one.begin().noted(of.noted[0]!))
  const places = lost.slice(0, 2).map(({ place }) => place)
  assert.deepEqual(places, ['every callback', 'first success callback of each login'])
  assert.deepEqual([every, first], [[], [value[1], value[3]]])
})

test('every alteration is of a known kind, and changes something', () => {
  for (const alteration of alterationsOf(material)) {
    assert.ok(alteration.kind in ofRecordings, alteration.kind)
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
  assert.ok(kindsAt('GET /countries, data[].code').includes('shows-as-another-form'))
  assert.ok(!kindsAt('GET /countries, data[].name').includes('shows-as-unlisted'))
})
