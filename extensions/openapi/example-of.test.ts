import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { exampleOf } from './example-of.ts'

const { dialect } = describeInterface('ais-v4')!
const surroundings = {
  dialect,
  baseUrl: 'http://127.0.0.1:4567',
  madeAt: Date.parse('2027-03-05T10:30:20.500Z'),
  shownAt: Date.parse('2026-01-15T12:00:00Z'),
}

function example(route: string, path: string, answer: unknown) {
  const exchange: Exchange = {
    id: 'x1',
    request: { method: 'GET', url: `${surroundings.baseUrl}${path}`, headers: [], body: '' },
    answer: { status: 200, headers: [], body: JSON.stringify(answer) },
    at: '',
    durationMs: 1,
  }
  return exampleOf(
    exchange,
    dialect.routes.find((one) => one.route === route)!,
    surroundings,
  )
}

test('Its moments and days are put back, and its address is that of the description', () => {
  const text = 'on 2027-03-06'
  const made = { at: '2027-03-05T10:30:21.700Z', day: '2027-03-06', url: 'http://127.0.0.1:4567/connect', text }
  const shown = { at: '2026-01-15T12:00:00Z', day: '2026-01-16', url: 'http://127.0.0.1:8080/connect', text }
  assert.deepEqual(example('GET /countries', '/api/v4/countries', { data: made }).answer, { data: shown })
})
