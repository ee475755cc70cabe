import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { createEvidenceLog } from './evidence-log.ts'

function exchange(id: string): Exchange {
  return { id, request: { method: 'GET', url: 'http://t.example/', headers: [], body: '' }, at: 'now', durationMs: 1 }
}

test('Only the latest exchanges are kept', () => {
  const log = createEvidenceLog(() => undefined, 3)
  for (let number = 1; number <= 100; number += 1) log.saw(exchange(`x${number}`))
  assert.deepEqual(
    log.recent().map(({ id }) => id),
    ['x98', 'x99', 'x100'],
  )
})

test('Evidence is written once, in order, and named each time', () => {
  const written: string[] = []
  const log = createEvidenceLog((event) => written.push(event.exchange.id))
  const [one, two] = [exchange('x1'), exchange('x2')]
  assert.deepEqual(log.record([two, one, two]), ['x2', 'x1'])
  assert.deepEqual(log.record([one]), ['x1'])
  assert.deepEqual(log.record([]), [])
  assert.deepEqual(written, ['x2', 'x1'])
})
