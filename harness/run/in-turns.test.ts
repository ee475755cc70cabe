import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { inTurns } from './in-turns.ts'

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
