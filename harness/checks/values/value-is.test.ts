import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const customer = (id: unknown) => sampleExchange(200, { data: { id } })

it('holds for the value wanted and for no other', () => {
  assert.equal(
    inOneLine(valueIs(customer('7'), 'data.id', '7')),
    'held: value-as-expected {"place":"data.id","value":"7"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(valueIs(customer(7), 'data.id', '7')),
    'held: value-as-expected {"place":"data.id","value":"7"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(valueIs(customer('8'), 'data.id', '7')),
    'broken: value-differs {"wanted":"\\"7\\"","got":"\\"8\\"","place":"data.id"}; wanted "7", got "8" at data.id; 1 exchanges',
  )
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
  assert.equal(
    inOneLine(found(answered(sent, 'Zoë'))),
    'held: value-as-expected {"place":"data.identifier","value":"Zoë"}; 1 exchanges',
  )
  const changed = found(answered(sent, 'Zo?'))
  assert.deepEqual([changed.finding, changed.place, changed.got], ['broken', 'data.identifier', '"Zo?"'])
  for (const unclear of [answered(sent, undefined), answered({ data: {} }, 'Zoë'), answered(undefined, 'Zoë')])
    assert.equal(found(unclear).finding, 'inconclusive')
})

it('tells values that differ from values that repeat', () => {
  assert.equal(
    inOneLine(valuesDiffer([customer('7'), customer('8')], 'data.id')),
    'held: values-vary {"place":"data.id","answers":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(valuesDiffer([customer('7'), customer('8'), customer('7')], 'data.id')),
    'broken: values-repeat {"place":"data.id","got":"\\"7\\""}; wanted a different value in each answer, got "7" twice at data.id; 2 exchanges',
  )
  assert.equal(
    inOneLine(valuesDiffer([customer('7')], 'data.id')),
    'inconclusive: too-few-answers {"answers":1}; 1 exchanges',
  )
})

it('tells moments ahead from moments past', () => {
  const expiring = (text: string) => sampleExchange(200, { data: { expires_at: text } })
  const now = Date.parse('2026-03-02T08:00:00Z') / 1000
  for (const text of ['2026-03-02T08:00:01Z', '2026-03-02T08:00:01', '2026-03-02T10:00:01+02:00'])
    assert.equal(liesAhead(expiring(text), 'data.expires_at', now).finding, 'held', text)
  assert.equal(
    inOneLine(liesAhead(expiring('2026-03-02T08:00:01+02:00'), 'data.expires_at', now)),
    'broken: moment-not-ahead {"place":"data.expires_at","got":"2026-03-02T08:00:01+02:00","now":"2026-03-02T08:00:00.000Z"}; wanted after 2026-03-02T08:00:00.000Z, got 2026-03-02T08:00:01+02:00 at data.expires_at; 1 exchanges',
  )
  assert.equal(
    inOneLine(liesAhead(expiring('soon'), 'data.expires_at', now)),
    'inconclusive: not-a-moment {"place":"data.expires_at","got":"soon"}; 1 exchanges',
  )
})
