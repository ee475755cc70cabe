import type { Call, Reply, Route } from '../../serving/call.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import { viewOf } from '../../serving/view.ts'
import { openTo } from '../../serving/open-to.ts'
import { route } from '../../serving/route.ts'

/** Source: Version 4 endpoints; the list and its filters are a choice. */
export const providerRoutes: Route[] = [
  route('GET /providers', 'providers/list', list),
  route('GET /providers/:provider_code', 'providers/show', show),
]

/** @throws Refusal CountryNotFound, WrongProviderMode */
function list(call: Call): Reply {
  const { rules } = call.sandbox
  const country_code = call.query.get('country_code') ?? undefined
  const mode = call.query.get('mode') ?? undefined
  if (country_code !== undefined && !rules.countries.known(country_code)) {
    throw refusal('country-supported')
  }
  if (mode !== undefined && !rules.providers.isMode(mode)) {
    throw refusal('mode-listed')
  }
  const asked = rules.values.flag(call.query.get('include_fake_providers')) ?? false
  const rows = rules.providers.list({
    country_code,
    mode,
    provider_code: call.query.get('provider_code') ?? undefined,
    include_fake_providers: asked && rules.providers.fakeAllowed(call.client),
  })
  const open = rows
    .map(rules.loginCreate.provider)
    .filter((provider) => openTo(call.sandbox, call.version, call.client, provider))
  return pageOf(call, open, viewOf(call).provider)
}

/** A fake provider shows its detail to everybody. @throws Refusal ProviderNotFound */
function show(call: Call): Reply {
  const { loginCreate, providers } = call.sandbox.rules
  const found = providers.find(loginCreate.providerCode(call.params.provider_code ?? ''))
  const provider = found && loginCreate.provider(found)
  if (!provider || !openTo(call.sandbox, call.version, call.client, provider)) throw refusal('provider-found')
  return { data: viewOf(call).providerDetail(provider) }
}
