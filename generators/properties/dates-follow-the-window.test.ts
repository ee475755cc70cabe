import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { sampleTransportError } from '../../harness/checks/test-support/sample-exchange.ts'
import { dateWindow } from '../../harness/checks/values/date-window.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { datesFollowTheWindow, type DatesOptions } from './dates-follow-the-window.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

const both = ['accounts', 'transactions']
type Data = Partial<Record<'from_date' | 'to_date', string>> & { fetch_scopes: string[] }

/** The property over a target, with the created customers and the sent bodies. */
function over(answer: (data: Data) => Exchange, given: Partial<DatesOptions> = {}) {
  const seen = { made: 0, sent: [] as Array<{ customer: string; data: Data }> }
  const make = async (): Promise<Draft> => {
    seen.made += 1
    const body = { data: { customer_id: `c${seen.made}` } }
    return testDraft({ name: 'create a login', method: 'POST', path: '/api/v4/logins', body })
  }
  const send = async ({ body }: Draft) => {
    const { data } = body as { data: Data & { customer_id: string } }
    seen.sent.push({ customer: data.customer_id, data })
    return answer(data)
  }
  const options: DatesOptions = {
    field: 'from_date',
    region: 'within',
    scopes: [both],
    dateOf: String,
    make,
    endOf: async () => undefined,
    ...given,
  }
  return { property: datesFollowTheWindow(send, options), seen }
}

/** A right target that accepts the days from `first` to `last`. */
const taking = (first: number, last: number) => (data: Data) => {
  const date = data.from_date ?? data.to_date
  if (date === undefined) return accepting()
  if (!data.fetch_scopes.includes('transactions')) return refusing('InvalidFromDate')
  return Number(date) >= first && Number(date) <= last ? accepting() : refusing('DateOutOfRange')
}
const right = taking(dateWindow.tooEarly + 1, dateWindow.tooLate - 1)

for (const [region, wrong] of [
  ['within', taking(-30, 0)],
  ['before', taking(-4000, 2)],
  ['after', taking(-60, 4000)],
] as const)
  test(`A target with a wrong window is found by days ${region}, and the day is reported`, async () => {
    const { judgement, counterexample } = await explored(over(wrong, { region }).property)
    assert.equal(judgement.finding, 'broken')
    assert.match(counterexample?.shrunk ?? '', /^from_date=(-?\d+) \(\1 days from today\) with accounts, transactions$/)
  })

test('For each choice of scopes one request without the date is sent', async () => {
  const { property, seen } = over(right)
  for (const scopes of [both, ['accounts'], both]) await property.holds({ field: 'from_date', scopes, day: 0 })
  const plain = seen.sent.filter(({ data }) => data.from_date === undefined)
  const shown = plain.map(({ data }) => data.fetch_scopes)
  assert.deepEqual(shown, [both, ['accounts']])
})

test('The customer of a refused request serves the next case; after any other answer a new one is made', async () => {
  const days = [-100, -101, 0, -5]
  const { property, seen } = over(right)
  const labels = []
  for (const day of days) labels.push((await tried(property, { field: 'from_date', scopes: both, day }))[0])
  const customers = seen.sent.map(({ customer }) => customer)
  assert.deepEqual(customers, ['c1', 'c2', 'c2', 'c2', 'c3'])
  assert.deepEqual(labels, ['400 DateOutOfRange', '400 DateOutOfRange', 'accepted', 'accepted'])
  const silent = over((data) => (data.from_date === undefined ? accepting() : sampleTransportError()))
  for (const day of days) await silent.property.holds({ field: 'from_date', scopes: both, day })
  assert.equal(new Set(silent.seen.sent.map(({ customer }) => customer)).size, 5)
})

keepsLaws('datesFollowTheWindow', over(right, { region: 'before', scopes: [both, ['accounts']] }).property.arbitrary, {
  member: ({ field, day }) => field === 'from_date' && day <= dateWindow.tooEarly,
  simplest: ({ scopes, day }) => scopes === both && day === dateWindow.tooEarly,
  reaches: { 'other scopes': ({ scopes }) => scopes !== both },
})
