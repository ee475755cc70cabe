import type { Exchange } from '../../core/exchange.ts'
import { secondLogin, wholeList } from '../../harness/fixtures/logins/two-customers.ts'
import type { CustomerRef, LoginRef } from '../../harness/fixtures/scene/refs.ts'
import type { Scene } from '../../harness/fixtures/scene/scene.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { OpenChoices } from './promises.ts'

type Query = Array<[string, string]>

/** The logins of a history: two of one customer, one of another, one of the other client. Each is made when it is first spoken of. */
export class Holdings {
  readonly scene: Scene
  readonly choices = new OpenChoices()
  private readonly customers = new Map<string, Promise<CustomerRef>>()
  private readonly logins = new Map<string, Promise<LoginRef>>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  the(name: string): Promise<LoginRef> {
    const login = this.logins.get(name) ?? this.make(name)
    this.logins.set(name, login)
    return login
  }

  /** Those of the same customer that were made so far. */
  async siblings({ customer }: LoginRef): Promise<LoginRef[]> {
    const made = await Promise.all(this.logins.values())
    return made.filter((login) => login.customer === customer)
  }

  async list(login: LoginRef, kind: 'accounts' | 'transactions', query: Query): Promise<Exchange[]> {
    const { scene } = this
    if (login.customer.as === 'main') return wholeList(scene, scene.send, kind, query)
    const list = kind === 'accounts' ? scene.requests.listAccounts(query) : scene.requests.listTransactions(query)
    return [await scene.send(edit.asClient(list, login.customer.as))]
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
