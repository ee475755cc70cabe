import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'

const customer = (id: unknown) => sampleExchange(200, { data: { id } })

it('holds for the value wanted and for no other', () => {
  assert.equal(valueIs(customer('7'), 'data.id', '7').finding, 'held')
  assert.equal(valueIs(customer(7), 'data.id', '7').finding, 'held')
  assert.equal(valueIs(customer('8'), 'data.id', '7').finding, 'broken')
  for (const unclear of [customer(null), sampleRefusal(404, 'CustomerNotFound'), sampleTransportError(), undefined])
    assert.equal(valueIs(unclear, 'data.id', '7').finding, 'inconclusive')
})

it('compares what comes back with what was sent', () => {
  const answered = (sent: unknown, shown: unknown) => {
    const exchange = sampleExchange(200, { data: { identifier: shown } })
    return { ...exchange, request: { ...exchange.request, body: sent === undefined ? '' : JSON.stringify(sent) } }
  }
  const sent = { data: { identifier: 'Zoë' } }
  const found = (exchange: ReturnType<typeof answered>) => comesBack(exchange, 'data.identifier')
  assert.equal(found(answered(sent, 'Zoë')).finding, 'held')
  const changed = found(answered(sent, 'Zo?'))
  assert.deepEqual([changed.finding, changed.place, changed.got], ['broken', 'data.identifier', '"Zo?"'])
  for (const unclear of [answered(sent, undefined), answered({ data: {} }, 'Zoë'), answered(undefined, 'Zoë')])
    assert.equal(found(unclear).finding, 'inconclusive')
})

it('tells values that differ from values that repeat', () => {
  assert.equal(valuesDiffer([customer('7'), customer('8')], 'data.id').finding, 'held')
  assert.equal(valuesDiffer([customer('7'), customer('8'), customer('7')], 'data.id').finding, 'broken')
  assert.equal(valuesDiffer([customer('7')], 'data.id').finding, 'inconclusive')
})

it('tells moments ahead from moments past', () => {
  const expiring = (text: string) => sampleExchange(200, { data: { expires_at: text } })
  const now = Date.parse('2026-03-02T08:00:00Z') / 1000
  for (const text of ['2026-03-02T08:00:01Z', '2026-03-02T08:00:01', '2026-03-02T10:00:01+02:00'])
    assert.equal(liesAhead(expiring(text), 'data.expires_at', now).finding, 'held', text)
  assert.equal(liesAhead(expiring('2026-03-02T08:00:01+02:00'), 'data.expires_at', now).finding, 'broken')
  assert.equal(liesAhead(expiring('soon'), 'data.expires_at', now).finding, 'inconclusive')
})
