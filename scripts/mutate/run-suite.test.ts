import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSuite } from './run-suite.ts'
import * as registry from './test-registry.ts'

const order: string[] = []
const collected = registry.collect(async () => {
  registry.before(() => order.push('before'))
  registry.after(() => order.push('after'))
  registry.test('passes', (context) => {
    context.after(() => order.push('cleanup'))
    order.push('passes')
  })
  registry.describe('a group', () => {
    registry.beforeEach(() => order.push('each'))
    registry.it('fails', () => assert.fail('on purpose'))
    registry.it('passes after it', async () => {})
  })
  registry.test('is skipped', { skip: true }, () => assert.fail('never run'))
})

async function run(options: { only?: Set<string>; bail: boolean }): Promise<string[]> {
  order.length = 0
  const ends = await runSuite('f', await collected, options)
  return ends.map(({ id, outcome }) => `${id}: ${outcome}`)
}

test('Every test ends as it would under node:test, hooks around it', async () => {
  assert.deepEqual(await run({ bail: false }), [
    'f > passes: passed',
    'f > a group > fails: failed',
    'f > a group > passes after it: passed',
    'f > is skipped: skipped',
  ])
  assert.deepEqual(order, ['before', 'passes', 'cleanup', 'each', 'each', 'after'])
})

test('With bail the first failure is the last test', async () => {
  assert.deepEqual(await run({ bail: true }), ['f > passes: passed', 'f > a group > fails: failed'])
})

test('Only the tests that are asked for run, and no hook without a test', async () => {
  assert.deepEqual(await run({ bail: true, only: new Set(['f > passes']) }), ['f > passes: passed'])
  assert.deepEqual(await run({ bail: true, only: new Set(['another file']) }), [])
  assert.deepEqual(order, [])
})
