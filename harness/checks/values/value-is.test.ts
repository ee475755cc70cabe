import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleTransportError } from '../answers/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'

const customer = (id: unknown) => sampleData({ id })

const answered = (sent: unknown, shown: unknown) => {
  const exchange = sampleData({ identifier: shown })
  return { ...exchange, request: { ...exchange.request, body: sent === undefined ? '' : JSON.stringify(sent) } }
}
const sent = { data: { identifier: 'Zoë' } }
const found = (exchange: ReturnType<typeof answered>) => comesBack(exchange, 'data.identifier')
const expiring = (text: string) => sampleData({ expires_at: text })
const now = Date.parse('2026-03-02T08:00:00Z') / 1000
const silent = sampleTransportError()
const ahead = (text: string, now: number) =>
  inOneLine(liesAhead(sampleData({ expires_at: text }), 'data.expires_at', now))

cases(
  'holds for the value wanted and for no other',
  [valueIs(customer('7'), 'data.id', '7'), 'held: value-as-expected'],
  [valueIs(customer('8'), 'data.id', '7'), 'broken: "8" at data.id'],
  'compares what comes back with what was sent',
  [found(answered(sent, 'Zoë')), 'held: value-as-expected'],
  [
    [answered(sent, undefined), answered({ data: {} }, 'Zoë'), answered(undefined, 'Zoë')].map((unclear) =>
      inOneLine(found(unclear)),
    ),
    ['inconclusive: place-absent', 'inconclusive: nothing-sent-there', 'inconclusive: nothing-sent-there'],
  ],
  'holds for values that differ, and is broken by one that repeats',
  [valuesDiffer([customer('7'), customer('8')], 'data.id'), 'held: holds-for (2)'],
  [valuesDiffer([customer('7'), customer('8'), customer('7')], 'data.id'), 'broken: "7" twice at data.id (2)'],
  [valuesDiffer([customer('7')], 'data.id'), 'inconclusive: too-few-answers'],
  'holds for moments ahead, and is broken by moments past',
  [
    ['2026-03-02T08:00:01Z', '2026-03-02T08:00:01', '2026-03-02T10:00:01+02:00'].map((text) =>
      inOneLine(liesAhead(expiring(text), 'data.expires_at', now)),
    ),
    ['held: moment-ahead', 'held: moment-ahead', 'held: moment-ahead'],
  ],
  [
    liesAhead(expiring('2026-03-02T08:00:01+02:00'), 'data.expires_at', now),
    'broken: 2026-03-02T08:00:01+02:00 at data.expires_at',
  ],
  'shows what is missing, and keeps the exchange that shows it',
  [valueIs(silent, 'data.id', '7'), 'inconclusive: transport-error'],
  [valuesDiffer([customer('7'), silent], 'data.id'), 'inconclusive: transport-error'],
  [liesAhead(silent, 'data.expires_at', 0), 'inconclusive: transport-error'],
  'takes the present for no future, and offsets without a colon for offsets',
  [ahead('1970-01-01T00:01:00Z', 60), 'broken: 1970-01-01T00:01:00Z at data.expires_at'],
  [ahead('1970-01-01T01:01:00+0100', 58), 'held: moment-ahead'],
  [ahead('1970-01-01T00:01:00z', 57), 'held: moment-ahead'],
  [ahead('x'.repeat(99), 57), `inconclusive: not-a-moment`],
)
