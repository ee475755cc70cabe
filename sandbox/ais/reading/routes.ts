import {
  viewOf,
  type Call,
  type Reply,
  type Route,
  customerById,
  loginAsked,
  asId,
  openTo,
  route,
  pageOf,
} from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Login } from '../../store/entities.ts'
import { assets, currencies, isCountry } from '../../reference/lists.ts'
import { listProviders as findProviders } from '../../providers/find-provider.ts'
import { isMode } from '../../providers/provider.ts'

const lists = { customerSecret: 'optional', loginSecret: 'optional' } as const
const reads = { customerSecret: 'optional', loginSecret: 'needed' } as const

/**
 * Source: Version 4 endpoints; Authentication 3 for the Login-secret of attempts; Other resources. The list of providers
 * and its filters are a choice.
 */
export const readingRoutes: Route[] = [
  route('GET /accounts', 'accounts/list', listAccounts, lists),
  route('GET /transactions', 'transactions/list', listTransactions, lists),
  route('GET /attempts', 'attempts/list', listAttempts, reads),
  route('GET /attempts/:attempt_id', 'attempts/show', showAttempt, reads),
  route('GET /providers', 'providers/list', listProviders),
  route('GET /providers/:provider_code', 'providers/show', showProvider),
  route('GET /countries', 'countries/list', listCountries),
  route('GET /currencies', 'currencies/list', ({ sandbox: { rules } }) => ({
    data: currencies().map((one) => rules.shape.currency(one)),
  })),
  route('GET /assets', 'assets/list', ({ sandbox: { rules } }) => ({
    data: assets().map((one) => rules.shape.asset(one)),
  })),
  route('GET /rates', 'rates/list', listRates),
]

function listAccounts(call: Call): Reply {
  const { sandbox, client, query, version } = call
  const { rules, store } = sandbox
  const filter = rules.accounts.effective({
    login_id: asId(sandbox, 'login_id', query.get('login_id')),
    customer_id: asId(sandbox, 'customer_id', query.get('customer_id')),
  })
  if (
    !rules.accounts.narrowed(filter) &&
    filter.customer_id === undefined &&
    rules.accounts.filterNeeded(version.name)
  ) {
    throw refusal('required', 'login_id or customer_id')
  }
  if (filter.login_id !== undefined) loginAsked(call, filter.login_id)
  if (filter.customer_id !== undefined) customerById(sandbox, client, filter.customer_id)
  return pageOf(call, rules.accounts.accounts(store, client, filter), viewOf(call).account)
}

function listTransactions(call: Call): Reply {
  const { sandbox, query } = call
  const { rules, store } = sandbox
  const filter = {
    account_id: asId(sandbox, 'account_id', query.get('account_id')),
    login_id: asId(sandbox, 'login_id', query.get('login_id')),
  }
  if (!rules.accounts.narrowed(filter)) throw refusal('required', 'account_id or login_id')
  if (filter.login_id !== undefined) loginAsked(call, filter.login_id)
  if (filter.account_id !== undefined) checkAccount(call, filter.account_id, filter.login_id)
  const rows = rules.accounts.transactions(store, filter)
  return pageOf(call, rows, viewOf(call).transaction)
}

/** @throws Refusal AccountNotFound, WrongClientToken */
function checkAccount(call: Call, accountId: string, loginId: string | undefined): void {
  const { rules, store } = call.sandbox
  const account = store.accounts.get(accountId)
  const known = account !== undefined && rules.accounts.ownAccount(call.client, account)
  if (!known || (loginId !== undefined && !rules.accounts.accountOfLogin(account, loginId))) {
    throw refusal('account-known')
  }
  if (call.login || call.customer) loginAsked(call, account.loginId)
}

function listAttempts(call: Call): Reply {
  const { rules, store } = call.sandbox
  const rows = rules.logins.attempts(store, queriedLogin(call))
  return pageOf(call, rows, viewOf(call).attempt)
}

/** @throws Refusal AttemptNotFound, also for an attempt of another login */
function showAttempt(call: Call): Reply {
  const { rules, store } = call.sandbox
  const login = queriedLogin(call)
  const attempt = rules.attempts.shown(store, call.params.attempt_id ?? '')
  if (!attempt || !rules.access.attemptOf(login, attempt)) throw refusal('attempt-of-login')
  return { data: viewOf(call).attemptDetail(attempt) }
}

/**
 * The login of the query's login_id or, without one, of the Login-secret.
 * @throws Refusal LoginNotFound, WrongClientToken
 */
function queriedLogin(call: Call): Login {
  const id = asId(call.sandbox, 'login_id', call.query.get('login_id'))
  if (id === undefined) {
    if (call.login) return call.login
    throw refusal('login-named')
  }
  return loginAsked(call, id)
}

/** @throws Refusal CountryNotFound, WrongProviderMode */
function listProviders(call: Call): Reply {
  const { sandbox, client, query, version } = call
  const { loginCreate } = sandbox.rules
  const [country, mode, code] = ['country_code', 'mode', 'provider_code'].map((name) => query.get(name))
  if (country != null && !isCountry(country)) throw refusal('country-supported')
  if (mode != null && !isMode(mode)) throw refusal('mode-listed')
  const asked = flagIn(query, 'include_fake_providers') ?? false
  const open = findProviders(asked && ['test', 'pending'].includes(client.status))
    .filter((one) => one.country_code === (country ?? one.country_code) && one.mode === (mode ?? one.mode))
    .filter((one) => one.code === (code ?? one.code))
    .map(loginCreate.provider)
    .filter((provider) => openTo(sandbox, version, client, provider))
  return pageOf(call, open, viewOf(call).provider)
}

/** A fake provider shows its detail to everybody. @throws Refusal ProviderNotFound */
function showProvider(call: Call): Reply {
  const { loginCreate, providers } = call.sandbox.rules
  const found = providers.find(loginCreate.providerCode(call.params.provider_code ?? ''))
  const provider = found && loginCreate.provider(found)
  if (!provider || !openTo(call.sandbox, call.version, call.client, provider)) throw refusal('provider-found')
  return { data: viewOf(call).providerDetail(provider) }
}

/** A boolean in a query; undefined for any other text. */
function flagIn(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name) ?? ''
  if (['true', '1'].includes(text)) return true
  return ['false', '0'].includes(text) ? false : undefined
}

function listCountries({ sandbox: { rules }, client, query }: Call): Reply {
  const asked = flagIn(query, 'include_fake_providers') ?? rules.countries.includeFakeDefault
  const listed = rules.countries.listed(asked, rules.countries.fakeAllowed(client))
  return { data: listed.map((country) => rules.shape.country(country)) }
}

/** @throws Refusal DateFormatInvalid, DateOutOfRange */
function listRates({ sandbox: { rules, clock }, query }: Call): Reply {
  const today = clock.nowIso().slice(0, 10)
  const date = query.get('date')
  if (date !== null && !rules.rates.dateValid(date)) throw refusal('date-well-formed', 'date')
  if (date !== null && rules.rates.outOfRange(date, today)) throw refusal('date-past')
  const { issued_on, rates } = rules.rates.ratesOf(rules.rates.effectiveDate(date, today, rules.rates.firstDate))
  return { data: rates.map((rate) => rules.shape.rate(rate)), meta: { issued_on } }
}
