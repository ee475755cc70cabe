import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import { sampleExchange } from '../checks/test-support/sample-exchange.ts'
import { createRun, type RunOptions } from './run.ts'

const run = () => createRun({ requirements: [], dialect: { interface: 'ais-v4' } } as unknown as RunOptions)
const lost = setUpFailed('create a login', {
  ...sampleExchange(200, {}),
  trouble: { code: 'TARGET_RESET', message: 'lost' },
})
const refused = setUpFailed('create a login', sampleExchange(406, {}))

/** Fails the first time, then returns the number of the try. */
function failingOnce(failure?: Error) {
  let tries = 0
  return async () => {
    tries += 1
    if (failure && tries === 1) throw failure
    return tries
  }
}

for (const way of ['once', 'onceForTarget'] as const) {
  test(`what ${way} made, or was refused, is the same for all checks`, async () => {
    const [one, make, fail] = [run(), failingOnce(), failingOnce(refused)]
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => one[way]('login', make))), [1, 1, 1])
    for (const _ of [1, 2]) await assert.rejects(one[way]('customer', fail), refused)
  })

  test(`what got no answer is tried anew by the next check that asks ${way}`, async () => {
    const [one, make] = [run(), failingOnce(lost)]
    await assert.rejects(one[way]('login', make), lost)
    assert.deepEqual([await one[way]('login', make), await one[way]('login', make)], [2, 2])
  })
}
