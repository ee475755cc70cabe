import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { overAfterExpiry } from './over-after-expiry.ts'

const list = (...ids: string[]) => sampleData(ids.map((id) => ({ id })))

test('An expired page that made no login holds, whether its customer has an empty list or none', () => {
  assert.equal(overAfterExpiry({ inTime: list('1'), late: list() }).finding, 'held')
  assert.equal(overAfterExpiry({ inTime: list('1'), late: sampleRefusal(404, 'CustomerNotFound') }).finding, 'held')
})

test('An expired page that made a login is broken', () => {
  const judgement = overAfterExpiry({ inTime: list('1'), late: list('2', '3') })
  assert.deepEqual([judgement.finding, judgement.got], ['broken', '2 logins'])
})
