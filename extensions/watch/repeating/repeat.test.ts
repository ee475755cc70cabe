import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repeat, type Repeating } from './repeat.ts'
import type { Trigger } from './trigger.ts'

/** What is run on these triggers, with the exit codes that the runs give in turn; 0 once there are no more. */
async function runsOn(
  triggers: Trigger[],
  { codes = [], ...change }: Partial<Repeating> & { codes?: number[] } = {},
): Promise<unknown[]> {
  const done: unknown[] = []
  const waiting = ['changed' as const, ...triggers, 'quit' as const]
  const left = [...codes]
  let isOpen = true
  await repeat({
    next: async () => waiting.shift() ?? 'quit',
    run: async (taken) => {
      done.push(taken)
      const code = left.shift() ?? 0
      isOpen = code !== 0
      return code
    },
    openRoutes: () => (isOpen ? ['GET /accounts'] : []),
    isUp: async () => true,
    askRoute: async () => 'GET /logins',
    setBaseline: () => void done.push('baseline'),
    say: (line) => void (/does not answer|went away/.test(line) && done.push(line.split(/[ .]/, 4).join(' '))),
    ...change,
  })
  return done
}

const routes = { route: ['GET /accounts'] }

test('a change repeats what failed, and what is decided at its routes once that holds', async () => {
  assert.deepEqual(await runsOn(['changed'], { codes: [1, 1] }), ['failed', 'failed'])
  assert.deepEqual(await runsOn(['changed'], { codes: [1, 0] }), ['failed', 'failed', routes])
  assert.deepEqual(await runsOn(['changed'], { codes: [2, 0], openRoutes: () => [] }), ['failed', 'failed'])
  const warned = { codes: [0, 0], openRoutes: () => ['GET /accounts'] }
  assert.deepEqual(await runsOn(['changed'], warned), ['failed', 'failed'])
})

test('each key or button has what it says run, and Enter the same again', async () => {
  assert.deepEqual(await runsOn(['failed', 'again', 'all', 'again'], { codes: [1] }), [
    'failed',
    'failed',
    'failed',
    'all',
    'all',
  ])
  const own = { route: ['GET /logins'] }
  assert.deepEqual(await runsOn(['route', 'baseline', 'again'], { codes: [1] }), ['failed', own, 'baseline', own])
  const rule = { only: ['ais-v4/rates/floor'] }
  assert.deepEqual(await runsOn([rule, 'again'], { codes: [1] }), ['failed', rule, rule])
  assert.deepEqual(await runsOn(['route'], { codes: [1], askRoute: async () => '' }), ['failed'])
})

test('nothing runs while the server is away, and what failed is repeated when it is there again', async () => {
  const answers = [true, true, false, true, false]
  const isUp = async () => answers.shift() ?? true
  assert.deepEqual(await runsOn(['changed', 'up'], { codes: [1, 1], isUp }), [
    'failed',
    'The server does not',
    'failed',
    'The server went away',
  ])
})
