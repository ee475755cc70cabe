import type { Call, Reply, Route } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { assets } from '../../reference/assets.ts'
import { currencies } from '../../reference/currencies.ts'
import { route } from '../../serving/route.ts'

/** The lists that every client sees alike, without pages. Source: Version 4 endpoints; Other resources. */
export const listRoutes: Route[] = [
  route('GET /countries', 'countries/list', listCountries),
  route('GET /currencies', 'currencies/list', ({ sandbox: { rules } }) => ({
    data: currencies().map((one) => rules.shape.currency(one)),
  })),
  route('GET /assets', 'assets/list', ({ sandbox: { rules } }) => ({
    data: assets().map((one) => rules.shape.asset(one)),
  })),
  route('GET /rates', 'rates/list', listRates),
]

function listCountries({ sandbox: { rules }, client, query }: Call): Reply {
  const asked = rules.values.flag(query.get('include_fake_providers')) ?? rules.countries.includeFakeDefault
  const listed = rules.countries.listed(asked, rules.countries.fakeAllowed(client))
  return { data: listed.map((country) => rules.shape.country(country)) }
}

/** @throws Refusal DateFormatInvalid, DateOutOfRange */
function listRates({ sandbox: { rules, clock }, query }: Call): Reply {
  const today = clock.nowIso().slice(0, 10)
  const date = query.get('date')
  if (date !== null && !rules.rates.dateValid(date)) {
    throw refusal('date-well-formed', 'date')
  }
  if (date !== null && rules.rates.outOfRange(date, today)) {
    throw refusal('date-past')
  }
  const { issued_on, rates } = rules.rates.ratesOf(rules.rates.effectiveDate(date, today, rules.rates.firstDate))
  return { data: rates.map((rate) => rules.shape.rate(rate)), meta: { issued_on } }
}
