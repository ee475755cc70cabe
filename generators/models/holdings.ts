import type { Exchange } from '../../core/exchange.ts'
import { secondLogin } from '../../harness/actions/logins/two-customers.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { nextRefreshIn } from '../../harness/actions/scene/become-refreshable.ts'
import type { CustomerRef, LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Options } from './commands.ts'
import { OpenChoices } from './promises.ts'

type Query = Array<[string, string]>

/** The names of the main client's logins. */
export const ownLogins = ['first', 'its sister', "another customer's"]

export const saysWhose = (chosen: Options) =>
  chosen['whose'] === 'first' ? 'the first login' : `the login "${chosen['whose']}"`

/** A right change of a login, and how it was answered. */
interface Reconnected {
  draft: Draft
  control: Exchange
}

/** The logins of a history: two of one customer, one of another, one of the other client. Each is created when first used. */
export class Holdings {
  readonly scene: Scene
  readonly choices = new OpenChoices()
  /** The logins that have other credentials than at their creation, by their names. */
  readonly retyped = new Set<string>()
  private readonly customers = new Map<string, Promise<CustomerRef>>()
  private readonly logins = new Map<string, Promise<LoginRef>>()
  private readonly accounts = new Map<string, readonly Exchange[]>()
  private readonly changed = new Map<string, Reconnected>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  the(name: string): Promise<LoginRef> {
    const login = this.logins.get(name) ?? this.make(name)
    this.logins.set(name, login)
    return login
  }

  /** Adds a login that a command has created. */
  add(name: string, login: LoginRef): void {
    this.logins.set(name, Promise.resolve(login))
  }

  /** Notes the current accounts of a login. Returns the accounts noted before; empty the first time. */
  listed({ id }: LoginRef, accounts: readonly Exchange[]): readonly Exchange[] {
    const before = this.accounts.get(id) ?? []
    this.accounts.set(id, accounts)
    return before
  }

  /** A reconnect of a login by its path, sent once in the history and waited for. */
  async reconnected(login: LoginRef): Promise<Reconnected> {
    const draft = this.scene.requests.reconnect(login, { override_credentials: true }, 'path')
    const made = this.changed.get(login.id) ?? { draft, control: await this.reconnect(login, draft) }
    this.changed.set(login.id, made)
    return made
  }

  /** Sends a reconnect of a login, and waits for its end where it is accepted. */
  async reconnect(login: LoginRef, draft: Draft): Promise<Exchange> {
    const before = await this.scene.newestAttempt(login)
    const answer = await this.scene.send(draft)
    if (isSuccess(answer)) await this.scene.finished(login, before.id)
    return answer
  }

  /** Refreshes a login once it may be, and waits for its end; undefined where the login does not say from when on. */
  async refresh(login: LoginRef, fields: Record<string, unknown>): Promise<Exchange | undefined> {
    const { scene } = this
    if (nextRefreshIn(await scene.shownNow(login)) === undefined) return undefined
    await scene.becomeRefreshable(login)
    return this.reconnect(login, scene.requests.refresh(login, fields))
  }

  /** The names of the logins created so far. */
  get names(): readonly string[] {
    return [...this.logins.keys()]
  }

  /** The other logins of the same customer created so far. */
  async siblings({ customer }: LoginRef): Promise<LoginRef[]> {
    const made = await Promise.all(this.logins.values())
    return made.filter((login) => login.customer === customer)
  }

  /** Every page of a list, with the keys of the login's client. */
  list(
    { customer: { as } }: LoginRef,
    kind: 'accounts' | 'transactions',
    filter: Query,
  ): Promise<[Exchange, ...Exchange[]]> {
    const { requests, send } = this.scene
    const query: Query = [...filter, ['per_page', '1000']]
    return followPages(
      send,
      kind === 'accounts' ? requests.listAccounts(query, as) : requests.listTransactions(query, as),
    )
  }

  private async make(name: string): Promise<LoginRef> {
    const owner = name === 'its sister' ? 'first' : name
    const customer =
      this.customers.get(owner) ?? this.scene.newCustomer(name === "the other client's" ? 'second' : 'main')
    this.customers.set(owner, customer)
    if (name === 'its sister') return secondLogin(this.scene, await customer)
    return this.scene.newFetchedLogin({ customer: await customer })
  }
}
