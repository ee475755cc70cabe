import type { Call, Reply, Route } from '../../serving/call.ts'
import { Refusal } from '../../basics/refusal.ts'
import { assets } from '../../reference/assets.ts'
import { currencies } from '../../reference/currencies.ts'

/** The lists that are the same for everybody, without pages. Source: Version 4 endpoints; Other resources. */
export const listRoutes: Route[] = [
  { method: 'GET', path: '/countries', name: 'countries/list', appKeys: true, handle: listCountries },
  {
    method: 'GET',
    path: '/currencies',
    name: 'currencies/list',
    appKeys: true,
    handle: ({ sandbox }) => ({ data: currencies().map((currency) => sandbox.rules.shape.currency(currency)) }),
  },
  {
    method: 'GET',
    path: '/assets',
    name: 'assets/list',
    appKeys: true,
    handle: ({ sandbox }) => ({ data: assets().map((asset) => sandbox.rules.shape.asset(asset)) }),
  },
  { method: 'GET', path: '/rates', name: 'rates/list', appKeys: true, handle: listRates },
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
    throw new Refusal('DateFormatInvalid', 'date must be a date of the calendar in the form YYYY-MM-DD')
  }
  if (date !== null && rules.rates.outOfRange(date, today)) {
    throw new Refusal('DateOutOfRange', 'date is in the future')
  }
  const { issued_on, rates } = rules.rates.ratesOf(rules.rates.effectiveDate(date, today, rules.rates.firstDate))
  return { data: rates.map((rate) => rules.shape.rate(rate)), meta: { issued_on } }
}
