import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { createSilentRoutes } from './silent-routes.ts'

const silence = { trouble: { code: 'TARGET_TIMEOUT', message: '' } } as Exchange
const answered = (status: number) => ({ answer: { status, headers: [], body: '' } }) as unknown as Exchange
const route = 'GET /templates of payments-v1'

/** A route after requests with these outcomes in order. */
function after(...outcomes: Exchange[]) {
  const told: string[] = []
  const silent = createSilentRoutes((name) => told.push(name))
  for (const outcome of outcomes) silent.note(route, outcome)
  return { silent, told, code: silent.trouble(route)?.code }
}

test('a route that gives no answer twice is asked no more, and named once', () => {
  const { code, told, silent } = after(silence, silence)
  assert.deepEqual([code, told], ['ROUTE_SILENT', [route]])
  assert.equal(silent.trouble('GET /providers of payments-v1'), undefined)
  assert.equal(silent.trouble(undefined), undefined)
  assert.equal(after(silence).code, undefined)
})

test('a route that refuses and hangs for what it would accept is asked no more either', () =>
  assert.equal(after(answered(400), silence, answered(400), silence).code, 'ROUTE_SILENT'))

test('a route that has accepted a request is asked on, and so is one whose connection broke', () => {
  assert.equal(after(answered(200), silence, silence).code, undefined)
  const reset = { trouble: { code: 'TARGET_RESET', message: '' } } as Exchange
  assert.equal(after(reset, reset, reset).code, undefined)
})
