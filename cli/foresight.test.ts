import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createForesight } from './foresight.ts'

const beside = { alone: false, groups: [] }
const taking = (ms: number, turn: { alone: boolean; groups: string[]; changes?: string[] } = beside) =>
  ({ ms, addsMs: ms / 2, requests: 10, turn }) as const
const forecast = {
  checks: 3,
  requests: 30,
  roundTripMs: 20,
  pace: null,
  foreseen: new Map([
    ['first', taking(4000)],
    ['second', taking(4000)],
    ['third', taking(8000)],
  ]),
}

test('What is left goes down with the time that checks go on, and with those decided', () => {
  const { left, started, decided } = createForesight(forecast)
  assert.equal(left(0), 8)
  started('first', 0)
  started('third', 0)
  assert.equal(left(2000), 8 - 1 - 1)
  decided('first', 4000)
  assert.equal(left(4000), 4)
  started('second', 4000)
  decided('second', 4000)
  assert.equal(left(6000), 1)
  decided('third', 8000)
  assert.equal(left(8000), 0)
})

test('Where half of the checks take three times as long as foreseen or longer, so do the others; one that makes what others share counts once', () => {
  const { left, decided } = createForesight(forecast)
  decided('first', 12_000)
  assert.equal(left(12_000), 3 * 6)
  decided('second', 400_000)
  assert.equal(left(400_000), 3 * 4)
  const few = createForesight({ ...forecast, foreseen: new Map([...forecast.foreseen, ['short', taking(1000)]]) })
  few.decided('short', 90_000)
  assert.equal(few.left(90_000), 8)
})

test('Checks of one group take no less than one after another, and what takes longer than foreseen is about to end', () => {
  const pages = { alone: false, groups: ['pages'] }
  const group = new Map([
    ['one', taking(3000, pages)],
    ['other', taking(3000, pages)],
  ])
  const { left, started } = createForesight({ ...forecast, foreseen: group })
  assert.equal(left(0), 6)
  started('one', 1000)
  assert.equal(left(2000), 5)
  assert.equal(left(99_000), 3)
})

test('A check that changes something for all has not begun while it waits for them', () => {
  const moves = taking(1000, { alone: true, groups: [], changes: ['clock'] })
  const { left, started } = createForesight({ ...forecast, foreseen: new Map([['moves', moves]]) })
  started('moves', 0)
  assert.equal(left(60_000), 0.5)
})
