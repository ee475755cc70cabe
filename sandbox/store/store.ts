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
import { createIdTexts, type IdTexts } from './id-texts.ts'
import type { OpenFinanceConsent } from './open-finance-consent.ts'
import type { Payment } from './payment.ts'
import { createTable, type Table } from './table.ts'

/** Everything one sandbox remembers. */
export interface Store {
  ids: IdTexts
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
  /** How many transactions a client taught or had categorized, by client id, day and which of the two. */
  categorizedPerDay: Map<string, number>
  /** The categories that clients taught version 3 for descriptions. */
  categoryRules: Map<string, string>
  /** Every callback tried, oldest first. */
  callbacks: SentCallback[]
  newStageId(): string
}

/**
 * An empty store. Ids are digits and start shortly before a power of ten, so that text order and
 * creation order differ early, and sorting ids as text is noticed. `form` gives them another form.
 */
export function createStore(form: (number: number) => string = String): Store {
  const ids = createIdTexts(form)
  const { idOf } = ids
  let nextStageId = 99_900
  return {
    ids,
    clients: createTable<Client>({ idOf, firstId: 101, unique: ['app_id', 'client_id'] }),
    customers: createTable<Customer>({ idOf, firstId: 997, unique: ['secret'], groups: ['clientId'] }),
    logins: createTable<Login>({ idOf, firstId: 998, unique: ['secret'], groups: ['clientId', 'customer_id'] }),
    consents: createTable<Consent>({ idOf, firstId: 9_980, groups: ['customerId', 'loginId'] }),
    attempts: createTable<Attempt>({ idOf, firstId: 9_990, groups: ['loginId'] }),
    accounts: createTable<Account>({ idOf, firstId: 997, groups: ['clientId', 'customerId', 'loginId'] }),
    transactions: createTable<Transaction>({ idOf, firstId: 9_500, groups: ['loginId', 'accountId'] }),
    openFinanceConsents: createTable<OpenFinanceConsent>({ idOf, firstId: 1 }),
    payments: createTable<Payment>({ idOf, firstId: 998 }),
    learnt: new Map(),
    categorizedPerDay: new Map(),
    categoryRules: new Map(),
    callbacks: [],
    newStageId: () => idOf(nextStageId++),
  }
}
