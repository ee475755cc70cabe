import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNothingOf } from './shows-nothing-of.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const row = { id: '7', created_at: '2026-01-01T00:00:00Z' }
const owner = sampleExchange(200, { data: [row] })

it('holds for a refusal, an empty list and rows of its own', () => {
  const own = sampleExchange(200, {
    data: [
      { ...row, id: '8' },
      { ...row, created_at: '2026-01-02T00:00:00Z' },
    ],
  })
  assert.deepEqual(
    [sampleRefusal(404, 'LoginNotFound'), sampleExchange(200, { data: [] }), own].map((answer) =>
      inOneLine(showsNothingOf(owner, [answer])),
    ),
    [
      'held: no-row-of-other-client; 2 exchanges',
      'held: no-row-of-other-client; 2 exchanges',
      'held: no-row-of-other-client; 2 exchanges',
    ],
  )
})

it('is broken by one row of another client, in a list or alone', () => {
  says(
    showsNothingOf(owner, [sampleRefusal(404, 'LoginNotFound'), owner]),
    'broken: value-differs; got 200 with 1 row, with 7; 2 exchanges',
  )
  const one = sampleExchange(200, { data: row })
  says(showsNothingOf(one, [one]), 'broken: value-differs; got 200 with data, with 7; 2 exchanges')
})

it('knows a row again whose creation is written in another way or not at all', () => {
  for (const created_at of ['2026-01-01T01:00:00.000+01:00', 'yesterday', undefined]) {
    const leaked = sampleExchange(200, { data: [{ ...row, created_at }] })
    says(showsNothingOf(owner, [leaked]), 'broken: value-differs; got 200 with 1 row, with 7; 2 exchanges')
  }
})

it('proves nothing where there is nothing to leak', () => {
  says(showsNothingOf(sampleExchange(200, { data: [] }), [owner]), 'inconclusive: owner-sees-nothing; 2 exchanges')
  says(showsNothingOf(sampleRefusal(404, 'LoginNotFound'), [owner]), 'inconclusive: owner-sees-nothing; 2 exchanges')
  says(showsNothingOf(owner, [sampleTransportError()]), 'inconclusive: transport-error; 1 exchange')
})

it('needs the requests of both clients, and takes refusals for nothing shown', () => {
  says(showsNothingOf(owner, []), 'inconclusive: one-not-sent; 0 exchanges')
  const refused = sampleExchange(403, { data: [row] })
  says(showsNothingOf(owner, [refused]), 'held: no-row-of-other-client; 2 exchanges')
  says(showsNothingOf(sampleExchange(200, { data: 'x' }), [owner]), 'inconclusive: owner-sees-nothing; 2 exchanges')
})
