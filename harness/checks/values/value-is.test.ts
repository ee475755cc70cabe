import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleTransportError } from '../test-support/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'

const customer = (id: unknown) => sampleData({ id })
const silent = sampleTransportError()
const back = (sent: unknown, shown: unknown) => {
  const exchange = sampleData({ identifier: shown })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return comesBack({ ...exchange, request: { ...exchange.request, body } }, 'data.identifier')
}
const differ = (...ids: string[]) => valuesDiffer(ids.map(customer), 'data.id')
const ahead = (text: string, now = Date.parse('2026-03-02T08:00:00Z') / 1000) =>
  liesAhead(sampleData({ expires_at: text }), 'data.expires_at', now)

cases(
  'A value is the one wanted and no other',
  [valueIs(customer('7'), 'data.id', '7'), 'held: value-as-expected'],
  [valueIs(customer('8'), 'data.id', '7'), 'broken: "8" at data.id'],
  [valueIs(silent, 'data.id', '7'), 'inconclusive: transport-error'],
  'What comes back is what was sent there',
  [back({ data: { identifier: 'Zoë' } }, 'Zoë'), 'held: value-as-expected'],
  [back({ data: { identifier: 'Zoë' } }, undefined), 'inconclusive: place-absent'],
  [back({ data: {} }, 'Zoë'), 'inconclusive: nothing-sent-there'],
  [back(undefined, 'Zoë'), 'inconclusive: nothing-sent-there'],
  'Values differ, each from all others',
  [differ('7', '8'), 'held: holds-for (2)'],
  [differ('7', '8', '7'), 'broken: "7" twice at data.id (2)'],
  [differ('7'), 'inconclusive: cannot-decide'],
  [valuesDiffer([customer('7'), silent], 'data.id'), 'inconclusive: transport-error'],
  'A moment lies ahead, whatever its offset; the present does not',
  [ahead('2026-03-02T08:00:01Z'), 'held: seen'],
  [ahead('2026-03-02T08:00:01'), 'held: seen'],
  [ahead('2026-03-02T10:00:01+02:00'), 'held: seen'],
  [ahead('1970-01-01T01:01:00+0100', 58), 'held: seen'],
  [ahead('1970-01-01T00:01:00z', 57), 'held: seen'],
  [ahead('2026-03-02T08:00:01+02:00'), 'broken: 2026-03-02T08:00:01+02:00 at data.expires_at'],
  [ahead('1970-01-01T00:01:00Z', 60), 'broken: 1970-01-01T00:01:00Z at data.expires_at'],
  [ahead('x'.repeat(99), 57), 'inconclusive: cannot-decide'],
  [liesAhead(silent, 'data.expires_at', 0), 'inconclusive: transport-error'],
)
