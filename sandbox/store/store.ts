import type {
  Account,
  Attempt,
  Client,
  Consent,
  Customer,
  LearntCategory,
  Login,
  SentCallback,
  Transaction,
} from './entities.ts'
import type { OpenFinanceConsent } from '../open-finance/store/open-finance-consent.ts'
import type { Payment } from '../payments/store/payment.ts'
import { type Table, createTable, type Row, type TableOptions } from './table.ts'

/** All data of one sandbox. */
export interface Store {
  clients: Table<Client>
  customers: Table<Customer>
  logins: Table<Login>
  consents: Table<Consent>
  attempts: Table<Attempt>
  accounts: Table<Account>
  transactions: Table<Transaction>
  openFinanceConsents: Table<OpenFinanceConsent>
  payments: Table<Payment>
  /** What clients taught the categorizer, by client id and description. */
  learnt: Map<string, LearntCategory>
  /** How many transactions a client taught or had categorized, by client id, day and kind of request. */
  categorizedPerDay: Map<string, number>
  /** The categories that clients taught version 3 for descriptions. */
  categoryRules: Map<string, string>
  /** Every callback tried, oldest first. */
  callbacks: SentCallback[]
  newStageId(): string
  /** Makes all changes so far outlive the process, if the store does. */
  save(): void
}

/**
 * An empty store. Ids are digits that start shortly before a power of ten: text order and creation order soon differ,
 * so that sorting ids as text is noticed. `idOf` gives them another form.
 */
export function createStore(idOf: (number: number) => string = String, keeping: Keeping = inMemory): Store {
  const stageNumber = keeping.counter('stages', 99_900)
  return {
    clients: keeping.table<Client>('clients', { idOf, firstId: 101, unique: ['app_id', 'client_id'] }),
    customers: keeping.table<Customer>('customers', { idOf, firstId: 997, unique: ['secret'], groups: ['clientId'] }),
    logins: keeping.table<Login>('logins', {
      idOf,
      firstId: 998,
      unique: ['secret'],
      groups: ['clientId', 'customer_id'],
    }),
    consents: keeping.table<Consent>('consents', { idOf, firstId: 9_980, groups: ['customerId', 'loginId'] }),
    attempts: keeping.table<Attempt>('attempts', { idOf, firstId: 9_990, groups: ['loginId'] }),
    accounts: keeping.table<Account>('accounts', { idOf, firstId: 997, groups: ['clientId', 'customerId', 'loginId'] }),
    transactions: keeping.table<Transaction>('transactions', {
      idOf,
      firstId: 9_500,
      groups: ['loginId', 'accountId'],
    }),
    openFinanceConsents: keeping.table<OpenFinanceConsent>('openFinanceConsents', { idOf, firstId: 1 }),
    payments: keeping.table<Payment>('payments', { idOf, firstId: 998 }),
    learnt: keeping.map('learnt'),
    categorizedPerDay: keeping.map('categorizedPerDay'),
    categoryRules: keeping.map('categoryRules'),
    callbacks: [],
    newStageId: () => idOf(stageNumber()),
    save: () => keeping.save(),
  }
}

/** Removes a login with its consents, attempts, accounts and transactions; an unknown id changes nothing. */
export function removeLogin(store: Store, loginId: string): void {
  for (const name of ['attempts', 'transactions', 'accounts', 'consents'] as const)
    for (const { id } of store[name].group('loginId', loginId).slice()) store[name].remove(id)
  store.logins.remove(loginId)
}

/** How a store keeps its data. Names are those of the store's fields. */
export interface Keeping {
  table<Entity extends Row>(name: string, options: TableOptions<Entity>): Table<Entity>
  map<Value>(name: string): Map<string, Value>
  /** Returns numbers from `first` on, each once. */
  counter(name: string, first: number): () => number
  /** Makes all changes so far, or none of them, outlive the process. */
  save(): void
}

/** Keeps everything in memory. */
export const inMemory: Keeping = {
  table: (_name, options) => createTable(options),
  map: () => new Map(),
  counter: (_name, first) => {
    let next = first
    return () => next++
  },
  save: () => undefined,
}

export function lastAttempt({ store }: { store: Store }, login: Login): Attempt | undefined {
  return store.attempts.group('loginId', login.id).at(-1)
}

export function isProcessing(sandbox: { store: Store }, login: Login): boolean {
  return lastAttempt(sandbox, login)?.finished === false
}

/** The newest consent of a login; the one that counts. */
export function lastConsent({ store }: { store: Store }, login: Login): Consent | undefined {
  return store.consents.group('loginId', login.id).at(-1)
}
