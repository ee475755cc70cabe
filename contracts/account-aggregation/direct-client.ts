import { allRows } from '../service/all-rows.ts'
import type { Account, BankLogin, Booking, Connection, Customer, Progress } from './model.ts'
import { toAccount, toBooking, toProgress } from './reading.ts'
import { type Service, unlessRefused } from '../service/service.ts'

/** A version's words for the link between a customer and a bank. */
export interface Words {
  path: string
  id: string
  secretHeader: string
}

export const wordsOfVersion4: Words = { path: '/logins', id: 'login_id', secretHeader: 'Login-secret' }
export const wordsOfVersion5: Words = {
  path: '/connections',
  id: 'connection_id',
  secretHeader: 'Connection-secret',
}

/** Version 5 may name its classes after connections. */
const gone = new Set<string | undefined>(['LoginNotFound', 'ConnectionNotFound'])
const tooEarly = new Set<string | undefined>(['LoginCannotBeRefreshed', 'ConnectionCannotBeRefreshed'])

/** The service for an app that asks the user for bank credentials itself: versions 4 and 5. */
export class DirectClient {
  readonly #service: Service
  readonly #words: Words

  constructor(service: Service, words: Words) {
    this.#service = service
    this.#words = words
  }

  /** Registers a customer under the app's own identifier. Undefined when it is taken. */
  async register(identifier: string): Promise<Customer | undefined> {
    const asked = this.#service.post('/customers', { identifier })
    const answer = await unlessRefused(asked, ({ errorClass }) => errorClass === 'DuplicatedCustomer')
    if (answer === undefined) return undefined
    const { id, secret } = answer.data as Customer
    return { id, secret }
  }

  /** Connects a bank; its data comes later. Undefined when the service refuses the credentials. */
  async connect(customer: Customer, bank: BankLogin): Promise<Connection | undefined> {
    const body = {
      country_code: bank.countryCode,
      provider_code: bank.providerCode,
      credentials: bank.credentials,
      fetch_scopes: ['accounts', 'transactions'],
      include_fake_providers: true,
    }
    const asked = this.#service.post(this.#words.path, body, { 'Customer-secret': customer.secret })
    const answer = await unlessRefused(asked, ({ errorClass }) => errorClass === 'InvalidCredentials')
    if (answer === undefined) return undefined
    const { id, secret } = answer.data as Connection
    return { id, ...(secret !== undefined && { secret }) }
  }

  /** The progress of a connection. Undefined when it no longer exists. */
  async progress(connection: Connection): Promise<Progress | undefined> {
    const asked = this.#service.get(`${this.#words.path}/${connection.id}`, {}, this.#secretOf(connection))
    const answer = await unlessRefused(asked, ({ errorClass }) => gone.has(errorClass))
    return answer && toProgress((answer.data as { last_attempt?: unknown }).last_attempt)
  }

  /** Sends the user's answer to the bank's question. */
  async answer(customer: Customer, connection: Connection, typed: Record<string, unknown>): Promise<void> {
    const path = `${this.#words.path}/${connection.id}/interactive`
    await this.#service.put(path, { credentials: typed }, this.#secretsOf(customer, connection))
  }

  /** Requests new data. False when it is too early. */
  async refresh(customer: Customer, connection: Connection): Promise<boolean> {
    const path = `${this.#words.path}/${connection.id}/refresh`
    const asked = this.#service.put(path, {}, this.#secretsOf(customer, connection))
    return (await unlessRefused(asked, ({ errorClass }) => tooEarly.has(errorClass))) !== undefined
  }

  async accounts(connection: Connection): Promise<Account[]> {
    const query = { [this.#words.id]: connection.id }
    const secret = this.#secretOf(connection)
    return (await allRows((from) => this.#service.get('/accounts', { ...query, ...from }, secret))).map(toAccount)
  }

  async transactions(account: Pick<Account, 'id'>): Promise<Booking[]> {
    const query = { account_id: account.id }
    return (await allRows((from) => this.#service.get('/transactions', { ...query, ...from }))).map(toBooking)
  }

  #secretOf(connection: Connection): Record<string, string> {
    return connection.secret === undefined ? {} : { [this.#words.secretHeader]: connection.secret }
  }

  #secretsOf(customer: Customer, connection: Connection): Record<string, string> {
    return { 'Customer-secret': customer.secret, ...this.#secretOf(connection) }
  }
}
