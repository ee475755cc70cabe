import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { setUpFailed } from '../../core/check-stopped.ts'
import { sampleExchange, sampleTransportError } from '../checks/test-support/sample-exchange.ts'
import { inTurns } from './in-turns.ts'
import { createRun, type RunOptions } from './run.ts'
import { WhileUsed } from './while-used.ts'

const run = () => createRun({ requirements: [], dialect: { interface: 'ais-v4' } } as unknown as RunOptions)
const lost = setUpFailed(sampleTransportError('TARGET_RESET'))
const refused = setUpFailed(sampleExchange(406, {}))

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

/** What is numbered as it is opened, with a note of each opening and closing. */
function opening(failure?: Error) {
  const events: string[] = []
  const used = new WhileUsed<number>()
  const number = failingOnce(failure)
  const open = async () => {
    const held = await number()
    events.push(`open ${held}`)
    return held
  }
  const close = async (held: number) => {
    await setImmediate()
    events.push(`close ${held}`)
  }
  const leave = () => used.leave(close)
  const use = async () => {
    const held = await used.join(open)
    await setImmediate()
    await leave()
    return held
  }
  return { events, use, join: () => used.join(open), leave }
}

test('what several use at a time is opened and closed once', async () => {
  const { events, use } = opening()
  assert.deepEqual(await Promise.all([use(), use(), use()]), [1, 1, 1])
  assert.deepEqual(events, ['open 1', 'close 1'])
})

test('it is opened again once it is closed, and not before', async () => {
  const { events, use, join, leave } = opening()
  await use()
  await join()
  await Promise.all([leave(), use()])
  assert.deepEqual(events, ['open 1', 'close 1', 'open 2', 'close 2', 'open 3', 'close 3'])
})

test('where it cannot be opened, all who wanted it learn why, and it is tried again later', async () => {
  const { events, use, join } = opening(lost)
  for (const one of await Promise.allSettled([join(), join()]))
    assert.deepEqual(one, { status: 'rejected', reason: lost })
  assert.deepEqual([await use(), events], [2, ['open 2', 'close 2']])
})

const atOnce = { help: (act: () => Promise<void>) => void act(), waitFor: (done: Promise<unknown>) => done }
const nobody = { ...atOnce, help: () => undefined }

test('each is done once, side by side where there are turns, and all have ended at the end', async () => {
  for (const helpers of [atOnce, nobody]) {
    const done: number[] = []
    let most = 0
    let going = 0
    const act = async (number: number) => {
      going += 1
      most = Math.max(most, going)
      await setTimeout(5 * (4 - number))
      going -= 1
      done.push(number)
    }
    await inTurns([1, 2, 3], act, helpers)
    assert.deepEqual([new Set(done), most, going], [new Set([1, 2, 3]), helpers === atOnce ? 3 : 1, 0])
  }
})

test('the first error is thrown once what is under way has ended, and none begins after it', async () => {
  const begun: number[] = []
  const act = async (number: number) => {
    begun.push(number)
    throw new Error(`fault ${number}`)
  }
  await assert.rejects(inTurns([1, 2, 3], act, nobody), /fault 1/)
  assert.deepEqual(begun, [1])
})
