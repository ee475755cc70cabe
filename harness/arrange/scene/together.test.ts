import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from './together.ts'

test('What was done together is given in order', async () => {
  const late = new Promise<string>((resolve) => setImmediate(() => resolve('late')))
  assert.deepEqual(await together([late, Promise.resolve('early')]), ['late', 'early'])
})

test('A failure is reported only when everything else has ended', async () => {
  let ended = false
  const late = new Promise<void>((resolve) =>
    setImmediate(() => {
      ended = true
      resolve()
    }),
  )
  await assert.rejects(together([late, Promise.reject(new Error('refused'))]), /refused/)
  assert.equal(ended, true)
})
