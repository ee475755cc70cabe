import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { showsNothingOf } from './shows-nothing-of.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const row = { id: '7', created_at: '2026-01-01T00:00:00Z' }
const owner = sampleData([row])

it('holds for a refusal, an empty list and rows of its own', () => {
  const own = sampleData([
    { ...row, id: '8' },
    { ...row, created_at: '2026-01-02T00:00:00Z' },
  ])
  assert.deepEqual(
    [sampleRefusal(404, 'LoginNotFound'), sampleData([]), own].map((answer) =>
      inOneLine(showsNothingOf(owner, [answer])),
    ),
    ['held: no-row-of-other-client (2)', 'held: no-row-of-other-client (2)', 'held: no-row-of-other-client (2)'],
  )
})

it('is broken by one row of another client, in a list or alone', () => {
  says(showsNothingOf(owner, [sampleRefusal(404, 'LoginNotFound'), owner]), 'broken: 200 with 1 row, with 7 (2)')
  const one = sampleData(row)
  says(showsNothingOf(one, [one]), 'broken: 200 with data, with 7 (2)')
})

it('knows a row again whose creation is written in another way or not at all', () => {
  for (const created_at of ['2026-01-01T01:00:00.000+01:00', 'yesterday', undefined]) {
    const leaked = sampleData([{ ...row, created_at }])
    says(showsNothingOf(owner, [leaked]), 'broken: 200 with 1 row, with 7 (2)')
  }
})

it('proves nothing where there is nothing to leak', () => {
  says(showsNothingOf(sampleData([]), [owner]), 'inconclusive: owner-sees-nothing (2)')
  says(showsNothingOf(sampleRefusal(404, 'LoginNotFound'), [owner]), 'inconclusive: owner-sees-nothing (2)')
  says(showsNothingOf(owner, [sampleTransportError()]), 'inconclusive: transport-error')
})

it('needs the requests of both clients, and takes refusals for nothing shown', () => {
  says(showsNothingOf(owner, []), 'inconclusive: one-not-sent (0)')
  const refused = sampleExchange(403, { data: [row] })
  says(showsNothingOf(owner, [refused]), 'held: no-row-of-other-client (2)')
  says(showsNothingOf(sampleData('x'), [owner]), 'inconclusive: owner-sees-nothing (2)')
})
