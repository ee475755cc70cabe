import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import { readUntil } from './read-until.ts'

it('reads until the answer is as wanted', async () => {
  let count = 0
  const read = async () => sampleExchange(200, { data: { count: ++count } })
  const answer = await readUntil(read, () => count === 3, 1000)
  assert.deepEqual(answer.answer?.json, { data: { count: 3 } })
})

it('gives the last answer when the time is over', async () => {
  const answer = await readUntil(
    async () => sampleExchange(200, { data: {} }),
    () => false,
    30,
  )
  assert.equal(answer.answer?.status, 200)
})
