import assert from 'node:assert/strict'
import { it } from 'node:test'
import { defaultDayAccepted, defaultDayWithin, madeWithin } from './date-shown.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const place = 'data.from_date'
const days = { first: '2026-01-10', last: '2026-01-14' }
const showing = (from_date?: unknown) => sampleExchange(200, { data: { from_date } })
const made = (...dates: string[]) => [
  sampleExchange(200, { data: dates.map((made_on, id) => ({ id: `${id}`, made_on })) }),
]
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('holds for a default within its days, and for transactions within theirs', () => {
  assert.equal(defaultDayWithin(showing('2026-01-10'), showing('2026-02-01'), place, days).finding, 'held')
  assert.equal(defaultDayAccepted(showing('2026-01-10'), showing(), showing('2026-01-10'), place).finding, 'held')
  assert.equal(madeWithin(made('2026-01-12'), made('2026-01-12', '2026-01-20'), days).finding, 'held')
})

it('is broken by days outside', () => {
  assert.equal(defaultDayWithin(showing('2026-01-09'), showing('2026-02-01'), place, days).finding, 'broken')
  assert.equal(defaultDayAccepted(showing('2026-01-10'), refusal, showing('2026-01-10'), place).finding, 'broken')
  assert.equal(madeWithin(made('2026-01-15'), made('2026-01-20'), days).got, 'made_on 2026-01-15')
})

it('stays untested where no date is shown', () => {
  assert.equal(defaultDayWithin(showing(), showing(null), place, days).finding, 'untested')
})

it('is inconclusive where nothing differs, at midnight, and over refusals and trouble', () => {
  assert.equal(defaultDayWithin(showing('2026-01-10'), showing('2026-01-10'), place, days).finding, 'inconclusive')
  assert.equal(defaultDayWithin(refusal, showing('2026-01-10'), place, days).finding, 'inconclusive')
  assert.equal(defaultDayWithin(sampleTransportError(), showing('2026-01-10'), place, days).finding, 'inconclusive')
  assert.equal(defaultDayAccepted(showing('2026-01-10'), refusal, showing('2026-01-11'), place).finding, 'inconclusive')
  assert.equal(madeWithin(made('2026-01-12'), made('2026-01-12'), days).finding, 'inconclusive')
  assert.equal(madeWithin(made(), made('2026-01-20'), days).finding, 'inconclusive')
  assert.equal(madeWithin(made('2026-01-12'), [refusal], days).finding, 'inconclusive')
})
