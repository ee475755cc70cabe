import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { createSilentRoutes } from './silent-routes.ts'

const silence = { trouble: { code: 'TARGET_TIMEOUT', message: '' } } as Exchange
const answered = (status: number) => ({ answer: { status, headers: [], body: '' } }) as unknown as Exchange
const route = 'GET /templates of payments-v1'

/** A route that was asked, one after another, with these outcomes. */
async function after(...outcomes: Exchange[]) {
  const told: string[] = []
  const silent = createSilentRoutes((name) => told.push(name))
  for (const outcome of outcomes) {
    await silent.enter(route)
    silent.leave(route, outcome)
  }
  return { silent, told, code: silent.trouble(route)?.code }
}

test('a route that gives no answer twice is asked no more, and named once', async () => {
  const { code, told, silent } = await after(silence, silence)
  assert.deepEqual([code, told], ['ROUTE_SILENT', [route]])
  assert.equal(silent.trouble('GET /providers of payments-v1'), undefined)
  assert.equal(silent.trouble(undefined), undefined)
  assert.equal((await after(silence)).code, undefined)
})

test('a route that refuses and hangs for what it would accept is asked no more either', async () =>
  assert.equal((await after(answered(400), silence, answered(400), silence)).code, 'ROUTE_SILENT'))

test('a route that has accepted a request is asked on, and so is one whose connection broke', async () => {
  assert.equal((await after(answered(200), silence, silence)).code, undefined)
  const reset = { trouble: { code: 'TARGET_RESET', message: '' } } as Exchange
  assert.equal((await after(reset, reset, reset)).code, undefined)
})

test('no more than two requests are under way to a route that has not answered yet', async () => {
  const silent = createSilentRoutes()
  await Promise.all([silent.enter(route), silent.enter(route)])
  let entered = 0
  const further = [silent.enter(route), silent.enter(route)].map((entering) => entering.then(() => (entered += 1)))
  await Promise.resolve()
  assert.equal(entered, 0)
  silent.leave(route, answered(200))
  await Promise.all(further)
  assert.equal(entered, 2)
})
