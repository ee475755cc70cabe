import type { Draft } from '../../client/draft.ts'
import type { Credentials, ProviderProfile } from '../../profile/profile.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import { fewScopes, type Requests } from '../scene/requests.ts'
import type { Typed, SequenceCall, FirstCall } from '../../checks/call-sequences/call-sequence.ts'

type Fields = Record<string, unknown>

/** A login that is fetched by itself would make attempts that no call asked for. */
const everyCall = { ...fewScopes, daily_refresh: false }

/** The request that creates the login of a sequence. */
export function startDraft(
  requests: Requests,
  start: FirstCall,
  customer: CustomerRef,
  provider: ProviderProfile,
): Draft {
  const path = start.path === 'login' ? requests.dialect.paths.login : requests.dialect.paths.logins
  return requests.createLogin(customer, provider, { ...everyCall, ...typedFields(provider, start) }, path)
}

/** The request of one call. `queryString` is what an oauth provider appended on the way back. */
export function callDraft(requests: Requests, call: SequenceCall, login: LoginRef, queryString: string): Draft {
  switch (call.do) {
    case 'reconnect': {
      const override = call.override === undefined ? {} : { override_credentials: call.override }
      return requests.reconnect(login, { ...everyCall, ...typedFields(login.provider, call), ...override }, call.form)
    }
    case 'interactive': {
      const { interactive_credentials: answers } = login.provider
      const credentials = (call.typed === 'right' ? answers?.succeed : answers?.fail) ?? {}
      return requests.interactive(login, { credentials }, call.form)
    }
    case 'refresh':
      return requests.refresh(login, everyCall, call.form)
    case 'refresh by oauth':
      return requests.oauthRefresh(login, { ...fewScopes, return_to: 'https://example.com/back' })
    default:
      return requests.oauthAuthorize(login, queryString)
  }
}

/** Undefined leaves a field out of the body. */
function typedFields(
  provider: ProviderProfile,
  { typed, store }: { typed: Typed; store: boolean | undefined },
): Fields {
  const settings = store === undefined ? {} : { store_credentials: store }
  if (provider.file) return { credentials: undefined, file_url: provider.file.url }
  return { credentials: credentialsOf(provider, typed), ...settings }
}

function credentialsOf({ credentials }: ProviderProfile, typed: Typed): Credentials {
  const byName = { right: credentials?.succeed, other: credentials?.other, wrong: credentials?.fail }
  return byName[typed] ?? {}
}
