import type { Draft } from '../../client/draft.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import type { Profile, V6BodyName } from '../../profile/profile.ts'
import type { CustomerRef, LoginRef } from './refs.ts'
import { Requests } from './requests.ts'
import { givenBody, guessedTerms } from './v6-bodies.ts'

type Fields = Record<string, unknown>

/** The routes of version 6 that renew a connection. */
export type Renewal = Exclude<V6BodyName, 'connect'>

/**
 * The requests of version 6. Its bodies are not shown: each is the profile's where it gives one, else a guess, which no
 * target need accept. Source: Account information / Endpoints / Version 6.
 */
export class ConnectionRequests extends Requests {
  private readonly profile: Profile

  constructor(dialect: Dialect, loginSecrets: ReadonlyMap<string, string>, profile: Profile) {
    super(dialect, loginSecrets)
    this.profile = profile
  }

  /** Connect, for the provider of a purpose: `plain` when none is named. Answers with a page for the user to visit. */
  override createToken(customer: CustomerRef, fields: Fields = {}): Draft {
    const { purpose = 'plain', ...rest } = fields
    const provider = this.profile.providers.find((one) => one.purpose === purpose)
    const subject = { customer_id: customer.id, ...(provider && { provider_code: provider.code }) }
    const guess = {
      customer_id: customer.id,
      ...(provider && { country_code: provider.country_code, provider_code: provider.code }),
      ...(provider?.fake && { include_fake_providers: true }),
      fetch_scopes: ['accounts', 'transactions'],
      ...guessedTerms(),
    }
    const body = givenBody(this.profile, 'connect', subject) ?? { data: { ...guess, ...rest } }
    return this.asCustomer(
      { ...this.write('connect', 'POST', this.dialect.paths.tokens, {}, customer.as), body },
      customer,
    )
  }

  override reconnect(login: LoginRef, fields: Fields = {}): Draft {
    return this.renew('reconnect', login, { credentials: login.credentials, connection_id: login.id, ...fields })
  }

  override refresh(login: LoginRef, fields: Fields = {}): Draft {
    return this.renew('refresh', login, fields)
  }

  /** Reconnect, refresh or, without a page to visit, refresh in the background. */
  renewal(login: LoginRef, route: Renewal): Draft {
    if (route === 'reconnect') return this.reconnect(login)
    return route === 'refresh' ? this.refresh(login) : this.renew('background_refresh', login, {})
  }

  override refreshInBackground(login: LoginRef): Draft {
    return this.renewal(login, 'background_refresh')
  }

  override furtherRoutes(login: LoginRef): Draft[] {
    return [this.refreshInBackground(login)]
  }

  private renew(route: Renewal, login: LoginRef, fields: Fields): Draft {
    const { customer, provider } = login
    const subject = { customer_id: customer.id, connection_id: login.id, provider_code: provider.code }
    const fake = provider.fake ? { include_fake_providers: true } : {}
    const body = givenBody(this.profile, route, subject) ?? { data: { ...fake, ...guessedTerms(), ...fields } }
    const path = `${this.dialect.paths.logins}/${login.id}/${route}`
    return this.asLogin({ ...this.write(nameOf(route), 'POST', path, {}, customer.as), body }, login)
  }
}

function nameOf(route: Renewal): string {
  return route === 'background_refresh' ? 'refresh a login in the background' : `${route} a login`
}

/** The requests of version 6. @throws Error REQUESTS_UNFIT where the run is of another version */
export function connectionRequests(requests: Requests): ConnectionRequests {
  if (requests instanceof ConnectionRequests) return requests
  throw new Error(`REQUESTS_UNFIT: ${requests.dialect.interface} has not the routes of version 6`)
}
