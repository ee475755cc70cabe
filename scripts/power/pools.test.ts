import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withPools } from './pools.ts'

const [login, first, second] = ['ais-v4, once: login', 'ais-v4, once: login (1)', 'ais-v4, once: login (2)'] as const
const [reads, changes, readsToo] = ['ais-v4, reads', 'ais-v4, changes', 'ais-v4, reads too'] as const

test('Who leaves what it was lent shares one with all who do, and who uses it up has its requests itself', () => {
  const uses = [
    { scope: reads, other: first },
    { scope: changes, other: first },
    { scope: readsToo, other: second },
  ]
  const requests = new Map([
    [first, 4],
    [second, 2],
    [changes, 1],
  ])
  const costs = withPools({ requests, restsOn: new Map(), sentAgain: new Set() }, uses)
  assert.deepEqual(
    costs.requests,
    new Map([
      [changes, 4],
      [login, 3],
    ]),
  )
  assert.deepEqual(
    costs.restsOn,
    new Map([
      [reads, new Set([login])],
      [readsToo, new Set([login])],
    ]),
  )
})
