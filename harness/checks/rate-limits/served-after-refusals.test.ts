import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../answers/answer.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { apart, times } from './test-support/spaced.ts'
import { servedAfterRefusals } from './served-after-refusals.ts'

const good = sampleData([])
const limited = () => sampleExchange(429, { error: { class: 'RateLimitExceeded', message: 'At most 5' } })
const refusal = sampleExchange(400, { error: { class: 'WrongRequestFormat' } })

/** Fifteen refusals in a row use the limit up; then so many are served within the second. */
const afterwards = (served: number) => apart(10, [good, ...times(15, limited()), ...times(served, good)])

test('More than the limit in the second after it was used up is found, however the row was reached', () => {
  const count = (exchanges: Exchange[]) => servedAfterRefusals(exchanges, 5)?.length
  assert.equal(count(afterwards(6)), 6)
  assert.equal(count(afterwards(5)), undefined)
  assert.equal(count([]), undefined)
  assert.equal(count(apart(10, [...times(14, limited()), ...times(6, good)])), undefined)
  assert.equal(count(apart(10, [...times(15, limited()), ...times(6, good)])), 6)
  assert.equal(count(apart(10, [...times(10, limited()), good, ...times(10, limited()), ...times(6, good)])), undefined)
  assert.equal(count(apart(10, [...times(15, limited()), sampleTransportError(), ...times(6, good)])), 6)
  const late = [...apart(10, times(15, limited())), ...apart(10, times(6, good), 960)]
  assert.equal(count(late), undefined)
  const justInTime = [...apart(10, times(15, limited())), ...apart(10, times(6, good), 940)]
  assert.equal(count(justInTime), 6)
  assert.deepEqual(servedAfterRefusals(apart(10, [...times(15, limited()), ...times(6, good), refusal]), 5)?.length, 6)
})

test('A second counts from the last refusals in a row, and neither of its ends belongs to it', () => {
  const after = (refusals: Exchange[], from: number) =>
    servedAfterRefusals([...refusals, ...apart(10, times(6, good), from)], 5)
  assert.deepEqual(after(apart(30, times(40, limited())), 1200)?.map(isSuccess), times(6, good).map(isSuccess))
  const row = apart(10, times(15, limited()))
  assert.equal(after(row, 144)?.length, 6)
  assert.equal(after(row, 143), undefined, 'the first was sent as the last refusal came')
  assert.equal(after(row, 946)?.length, 6)
  assert.equal(after(row, 947), undefined, 'the last came as the second ended')
  const served = apart(1, [good])
  assert.equal(after([...served, ...apart(10, times(15, limited()), 4)], 200)?.length, 6)
  assert.equal(
    after([...served, ...apart(10, times(15, limited()), 3)], 200),
    undefined,
    'sent as what was served came',
  )
})
