import type { Draft } from '../../client/draft.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { hasRoute } from '../../dialect/has-route.ts'
import type { ClientPurpose, ProviderProfile } from '../../profile/profile.ts'
import type { CustomerRef, LoginRef } from './refs.ts'
import type { Form } from '../../client/route-form.ts'

/** Few scopes make short fetches. For what does not look at what was fetched. */
export const fewScopes = { fetch_scopes: ['accounts'] }

type Fields = Record<string, unknown>
type Query = Array<[string, string]>

/** The provider fields that every body creating or modifying a login carries. */
function includeFake(provider: ProviderProfile): Fields {
  return provider.fake ? { include_fake_providers: true } : {}
}

/** Under what the secret of a login is kept: ids of two clients may come from two series. */
export function loginKey(as: Draft['as'], id: string): string {
  return `${as} ${id}`
}

/** The requests of the account-information interface, each as a draft that a right server accepts. */
export class Requests {
  readonly dialect: Dialect
  private readonly loginSecrets: ReadonlyMap<string, string>

  /** `loginSecrets` holds what opens the logins that lists may ask for, by `loginKey`. */
  constructor(dialect: Dialect, loginSecrets: ReadonlyMap<string, string> = new Map()) {
    this.dialect = dialect
    this.loginSecrets = loginSecrets
  }

  /** Whether the version has the route that a draft asks for. */
  offers(draft: Draft): boolean {
    return hasRoute(this.dialect, draft)
  }

  /** What names the customer that an answer to `createCustomer` shows, and what opens it. */
  customerIn(data: Fields): { id: unknown; secret: unknown } {
    return { id: data['id'], secret: data['secret'] }
  }

  /** A GET below the interface's base path, such as `/countries`. */
  get(name: string, path: string, query: Query = [], as: ClientPurpose = 'main'): Draft {
    return { name, method: 'GET', path: this.dialect.basePath + path, query, headers: {}, as, signing: 'auto' }
  }

  /** A request with a JSON body `{"data": data}`. */
  write(name: string, method: string, path: string, data: unknown, as: ClientPurpose = 'main'): Draft {
    return { name, method, path, headers: {}, body: { data }, as, signing: 'auto' }
  }

  createCustomer(identifier: string, as: ClientPurpose = 'main'): Draft {
    return this.write('create a customer', 'POST', `${this.dialect.basePath}/customers`, { identifier }, as)
  }

  createToken(customer: CustomerRef, fields: Fields = {}): Draft {
    const data = { customer_id: customer.id, fetch_scopes: ['accounts', 'transactions'], ...fields }
    const draft = this.write('create a token', 'POST', this.dialect.paths.tokens, data, customer.as)
    return this.asCustomer(draft, customer)
  }

  /** Creation of a login; `fields` replace or add to the least body that the documents ask for. */
  createLogin(customer: CustomerRef, provider: ProviderProfile, fields: Fields = {}, path?: string): Draft {
    const data = {
      ...(this.dialect.customerInLoginBody && { customer_id: customer.id }),
      country_code: provider.country_code,
      provider_code: provider.code,
      credentials: provider.credentials?.succeed ?? {},
      fetch_scopes: ['accounts', 'transactions'],
      ...includeFake(provider),
      ...fields,
    }
    const draft = this.write('create a login', 'POST', path ?? this.dialect.paths.logins, data, customer.as)
    return this.asCustomer(draft, customer)
  }

  reconnect(login: LoginRef, fields: Fields = {}, form: Form = 'header'): Draft {
    const data = {
      credentials: login.credentials,
      fetch_scopes: ['accounts', 'transactions'],
      ...includeFake(login.provider),
      ...fields,
    }
    return this.modify('reconnect', login, data, form)
  }

  interactive(login: LoginRef, fields: Fields = {}, form: Form = 'header'): Draft {
    const data = { credentials: login.provider.interactive_credentials?.succeed ?? {}, ...fields }
    return this.modify('interactive', login, data, form)
  }

  refresh(login: LoginRef, fields: Fields = {}, form: Form = 'header'): Draft {
    return this.modify('refresh', login, { ...includeFake(login.provider), ...fields }, form)
  }

  /** A refresh that no user takes part in. */
  refreshInBackground(login: LoginRef, fields: Fields = {}): Draft {
    return this.refresh(login, fields)
  }

  listLogins(query: Query = [], as: ClientPurpose = 'main'): Draft {
    return this.get('list logins', '/logins', query, as)
  }

  showLogin(login: LoginRef): Draft {
    return this.asLogin(this.get('show a login', `/logins/${login.id}`, [], login.customer.as), login)
  }

  listAttempts(login: LoginRef, query: Query = []): Draft {
    return this.asLogin(
      this.get('list attempts', '/attempts', [['login_id', login.id], ...query], login.customer.as),
      login,
    )
  }

  showAttempt(login: LoginRef, attemptId: string): Draft {
    return this.asLogin(
      this.get('show an attempt', `/attempts/${attemptId}`, [['login_id', login.id]], login.customer.as),
      login,
    )
  }

  listAccounts(query: Query = [], as: ClientPurpose = 'main'): Draft {
    return this.opened(this.get('list accounts', '/accounts', query, as), query)
  }

  listTransactions(query: Query = [], as: ClientPurpose = 'main'): Draft {
    return this.opened(this.get('list transactions', '/transactions', query, as), query)
  }

  learn(rows: Fields[], as: ClientPurpose = 'main'): Draft {
    return this.write('learn a category', 'POST', `${this.dialect.basePath}/categories/learn`, rows, as)
  }

  /** The transactions of one account of a login. */
  transactionsOfAccount(login: LoginRef, accountId: string): Draft {
    return this.listTransactions([['account_id', accountId]], login.customer.as)
  }

  /** Requests to routes that no other interface has, for what every route must do. */
  furtherRoutes(_login: LoginRef): Draft[] {
    return []
  }

  oauthRefresh(login: LoginRef, fields: Fields = {}): Draft {
    const data = { login_id: login.id, fetch_scopes: ['accounts', 'transactions'], ...fields }
    return this.asLogin(
      this.write(
        'refresh an oauth login',
        'POST',
        `${this.dialect.paths.oauthProviders}/refresh`,
        data,
        login.customer.as,
      ),
      login,
    )
  }

  oauthAuthorize(login: LoginRef, queryString: string): Draft {
    const data = { login_id: login.id, query_string: queryString }
    return this.asLogin(
      this.write(
        'authorize an oauth login',
        'PUT',
        `${this.dialect.paths.oauthProviders}/authorize`,
        data,
        login.customer.as,
      ),
      login,
    )
  }

  /** Adds the header that names the customer, where its secret is known. */
  asCustomer(draft: Draft, customer: CustomerRef): Draft {
    if (customer.secret === '') return draft
    return { ...draft, headers: { ...draft.headers, [this.dialect.customerSecretHeader]: customer.secret } }
  }

  /** Adds the headers that name the customer and open the login, where their secrets are known. */
  asLogin(draft: Draft, login: LoginRef): Draft {
    const own = login.secret === '' ? {} : { [this.dialect.loginSecretHeader]: login.secret }
    return this.asCustomer({ ...draft, headers: { ...draft.headers, ...own } }, login.customer)
  }

  /**
   * Adds Login-secret to a list that is asked for by login_id. The row of the list names no header, but requests that
   * read a login carry one, and a target may want it. Source: Account information / Authentication.
   */
  private opened(draft: Draft, query: Query): Draft {
    const id = query.find(([name]) => name === 'login_id')?.[1]
    const secret = id === undefined ? undefined : this.loginSecrets.get(loginKey(draft.as, id))
    if (secret === undefined) return draft
    return { ...draft, headers: { ...draft.headers, [this.dialect.loginSecretHeader]: secret } }
  }

  private modify(verb: string, login: LoginRef, data: Fields, form: Form): Draft {
    const { paths } = this.dialect
    const path = form === 'header' && paths.login ? `${paths.login}/${verb}` : `${paths.logins}/${login.id}/${verb}`
    const name = verb === 'interactive' ? 'answer an interactive step' : `${verb} a login`
    return this.asLogin(this.write(name, 'PUT', path, data, login.customer.as), login)
  }
}
