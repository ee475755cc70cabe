import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNothingOf } from './shows-nothing-of.ts'

const row = { id: '7', created_at: '2026-01-01T00:00:00Z' }
const owner = sampleExchange(200, { data: [row] })

it('holds for a refusal, an empty list and rows of its own', () => {
  const own = sampleExchange(200, {
    data: [
      { ...row, id: '8' },
      { ...row, created_at: '2026-01-02T00:00:00Z' },
    ],
  })
  for (const answer of [sampleRefusal(404, 'LoginNotFound'), sampleExchange(200, { data: [] }), own])
    assert.equal(showsNothingOf(owner, [answer]).finding, 'held')
})

it('is broken by one row of another client, in a list or alone', () => {
  assert.equal(showsNothingOf(owner, [sampleRefusal(404, 'LoginNotFound'), owner]).finding, 'broken')
  const one = sampleExchange(200, { data: row })
  assert.equal(showsNothingOf(one, [one]).finding, 'broken')
})

it('knows a row again whose creation is written in another way or not at all', () => {
  for (const created_at of ['2026-01-01T01:00:00.000+01:00', 'yesterday', undefined]) {
    const leaked = sampleExchange(200, { data: [{ ...row, created_at }] })
    assert.equal(showsNothingOf(owner, [leaked]).finding, 'broken')
  }
})

it('proves nothing where there is nothing to leak', () => {
  assert.equal(showsNothingOf(sampleExchange(200, { data: [] }), [owner]).finding, 'inconclusive')
  assert.equal(showsNothingOf(sampleRefusal(404, 'LoginNotFound'), [owner]).finding, 'inconclusive')
  assert.equal(showsNothingOf(owner, [sampleTransportError()]).finding, 'inconclusive')
})
