import type { Exchange } from '../../core/exchange.ts'
import { secondLogin } from '../../harness/actions/logins/two-customers.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { CustomerRef, LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Options } from './commands.ts'
import { OpenChoices } from './promises.ts'

type Query = Array<[string, string]>

/** The names of the main client's logins. */
export const ownLogins = ['first', 'its sister', "another customer's"]

export const saysWhose = (chosen: Options) =>
  chosen['whose'] === 'first' ? 'the first login' : `the login "${chosen['whose']}"`

/** The logins of a history: two of one customer, one of another, one of the other client. Each is created when first used. */
export class Holdings {
  readonly scene: Scene
  readonly choices = new OpenChoices()
  private readonly customers = new Map<string, Promise<CustomerRef>>()
  private readonly logins = new Map<string, Promise<LoginRef>>()
  private readonly accounts = new Map<string, readonly Exchange[]>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  the(name: string): Promise<LoginRef> {
    const login = this.logins.get(name) ?? this.make(name)
    this.logins.set(name, login)
    return login
  }

  /** Notes the current accounts of a login. Returns the accounts noted before; empty the first time. */
  listed({ id }: LoginRef, accounts: readonly Exchange[]): readonly Exchange[] {
    const before = this.accounts.get(id) ?? []
    this.accounts.set(id, accounts)
    return before
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
