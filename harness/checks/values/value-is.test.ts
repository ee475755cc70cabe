import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const customer = (id: unknown) => sampleExchange(200, { data: { id } })

it('holds for the value wanted and for no other', () => {
  assert.equal(
    inOneLine(valueIs(customer('7'), 'data.id', '7')),
    'held: value-as-expected {"place":"data.id","value":"7"}; 1 exchange',
  )
  assert.equal(
    inOneLine(valueIs(customer(7), 'data.id', '7')),
    'held: value-as-expected {"place":"data.id","value":"7"}; 1 exchange',
  )
  assert.equal(
    inOneLine(valueIs(customer('8'), 'data.id', '7')),
    'broken: value-differs {"wanted":"\\"7\\"","got":"\\"8\\"","place":"data.id"}; wanted "7", got "8" at data.id; 1 exchange',
  )
  assert.deepEqual(
    [customer(null), sampleRefusal(404, 'CustomerNotFound'), sampleTransportError(), undefined].map((unclear) =>
      inOneLine(valueIs(unclear, 'data.id', '7')),
    ),
    [
      'inconclusive: place-absent {"place":"data.id","outcome":"200 with data"}; 1 exchange',
      'inconclusive: place-absent {"place":"data.id","outcome":"404 CustomerNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
      'inconclusive: nothing-sent; 0 exchanges',
    ],
  )
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
    'held: value-as-expected {"place":"data.identifier","value":"Zoë"}; 1 exchange',
  )
  const changed = found(answered(sent, 'Zo?'))
  assert.equal(
    inOneLine(changed),
    'broken: value-differs {"wanted":"\\"Zoë\\"","got":"\\"Zo?\\"","place":"data.identifier"}; wanted "Zoë", got "Zo?" at data.identifier; 1 exchange',
  )
  assert.deepEqual(
    [answered(sent, undefined), answered({ data: {} }, 'Zoë'), answered(undefined, 'Zoë')].map((unclear) =>
      inOneLine(found(unclear)),
    ),
    [
      'inconclusive: place-absent {"place":"data.identifier","outcome":"200 with data"}; 1 exchange',
      'inconclusive: nothing-sent-there {"place":"data.identifier"}; 1 exchange',
      'inconclusive: nothing-sent-there {"place":"data.identifier"}; 1 exchange',
    ],
  )
})

it('holds for values that differ, and is broken by one that repeats', () => {
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
    'inconclusive: too-few-answers {"answers":1}; 1 exchange',
  )
})

it('holds for moments ahead, and is broken by moments past', () => {
  const expiring = (text: string) => sampleExchange(200, { data: { expires_at: text } })
  const now = Date.parse('2026-03-02T08:00:00Z') / 1000
  assert.deepEqual(
    ['2026-03-02T08:00:01Z', '2026-03-02T08:00:01', '2026-03-02T10:00:01+02:00'].map((text) =>
      inOneLine(liesAhead(expiring(text), 'data.expires_at', now)),
    ),
    [
      'held: moment-ahead {"place":"data.expires_at","seconds":1}; 1 exchange',
      'held: moment-ahead {"place":"data.expires_at","seconds":1}; 1 exchange',
      'held: moment-ahead {"place":"data.expires_at","seconds":1}; 1 exchange',
    ],
  )
  assert.equal(
    inOneLine(liesAhead(expiring('2026-03-02T08:00:01+02:00'), 'data.expires_at', now)),
    'broken: moment-not-ahead {"place":"data.expires_at","got":"2026-03-02T08:00:01+02:00","now":"2026-03-02T08:00:00.000Z"}; wanted after 2026-03-02T08:00:00.000Z, got 2026-03-02T08:00:01+02:00 at data.expires_at; 1 exchange',
  )
  assert.equal(
    inOneLine(liesAhead(expiring('soon'), 'data.expires_at', now)),
    'inconclusive: not-a-moment {"place":"data.expires_at","got":"soon"}; 1 exchange',
  )
})

it('shows what is missing, and keeps the exchange that shows it', () => {
  const silent = sampleTransportError()
  assert.equal(inOneLine(valueIs(undefined, 'data.id', '7')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(valueIs(silent, 'data.id', '7')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(valuesDiffer([customer('7'), silent], 'data.id')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(liesAhead(silent, 'data.expires_at', 0)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(comesBack(undefined, 'data.id')),
    'inconclusive: nothing-sent-there {"place":"data.id"}; 0 exchanges',
  )
})

it('takes the present for no future, and offsets without a colon for offsets', () => {
  const ahead = (text: string, now: number) =>
    inOneLine(liesAhead(sampleExchange(200, { data: { expires_at: text } }), 'data.expires_at', now))
  assert.equal(
    ahead('1970-01-01T00:01:00Z', 60),
    'broken: moment-not-ahead {"place":"data.expires_at","got":"1970-01-01T00:01:00Z","now":"1970-01-01T00:01:00.000Z"}; wanted after 1970-01-01T00:01:00.000Z, got 1970-01-01T00:01:00Z at data.expires_at; 1 exchange',
  )
  assert.equal(
    ahead('1970-01-01T01:01:00+0100', 58),
    'held: moment-ahead {"place":"data.expires_at","seconds":2}; 1 exchange',
  )
  assert.equal(
    ahead('1970-01-01T00:01:00z', 57),
    'held: moment-ahead {"place":"data.expires_at","seconds":3}; 1 exchange',
  )
  assert.equal(
    ahead('x'.repeat(99), 57),
    `inconclusive: not-a-moment {"place":"data.expires_at","got":"${'x'.repeat(99)}"}; 1 exchange`,
  )
})
