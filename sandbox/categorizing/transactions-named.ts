import { refuseLargeBatch } from './refuse-large-batch.ts'
import type { Call } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { type Fields, arrayAt } from '../basics/values.ts'
import { asId } from '../serving/read-id.ts'
import type { Customer, Transaction } from '../store/entities.ts'

type Asker = Pick<Call, 'sandbox' | 'client'>

/** A transaction of the client, or of `customer` if given. @throws Refusal TransactionNotFound */
export function transactionWithId({ sandbox, client }: Asker, id: string, customer?: Customer): Transaction {
  const { rules, store } = sandbox
  const transaction = store.transactions.get(id)
  const isOwn = transaction !== undefined && rules.accounts.ownTransaction(client, transaction)
  const owner = isOwn ? store.logins.get(transaction.loginId)?.customer_id : undefined
  if (!isOwn || (customer && !rules.accounts.transactionOfCustomer(owner, customer.id))) {
    throw refusal('transaction-known')
  }
  return transaction
}

/**
 * The transactions of a customer that a body names by id under `transaction_ids`, each once.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded, TransactionNotFound
 */
export function transactionsNamed(call: Asker, data: Fields, customer: Customer): Transaction[] {
  const ids = arrayAt(data, 'transaction_ids')
  refuseLargeBatch(call.sandbox, ids)
  const named = ids.map((given) => {
    const id = asId(call.sandbox, 'transaction_ids', given)
    if (id === undefined) throw refusal('ids-listed', 'transaction_ids')
    return transactionWithId(call, id, customer)
  })
  return [...new Set(named)]
}
