import { newCustomer } from '../../sandbox/ais/customers/new-customer.ts'
import { startSandbox } from '../../sandbox/server/start.ts'
import type { State } from '../../sandbox/state/open-state.ts'

export interface FilledAccount {
  id: string
  /** With which transaction each of its pages of 100 begins. */
  from: string[]
}

/** Gives the main client of a new world customers with a login and an account each, and so many transactions in it. */
export async function fillWorld(state: State, customers: number, transactionsEach: number): Promise<FilledAccount[]> {
  const running = await startSandbox({ state })
  const { sandbox, clients, logins } = running
  const { store } = sandbox
  const { login } = logins.large
  const [account] = store.accounts.group('loginId', login.id)
  const [transaction] = account ? store.transactions.group('accountId', account.id) : []
  if (!account || !transaction) throw new Error('the large login has no transaction')
  const filled: FilledAccount[] = []
  for (let number = 0; number < customers; number++) {
    const { id: customerId } = newCustomer(sandbox, clients.main.client, `filled ${number}`)
    const own = store.logins.add({
      ...login,
      id: store.logins.newId(),
      customer_id: customerId,
      secret: sandbox.secrets(),
    })
    const { id } = store.accounts.add({ ...account, id: store.accounts.newId(), customerId, loginId: own.id })
    const from: string[] = []
    for (let row = 0; row < transactionsEach; row++) {
      const added = {
        ...transaction,
        id: store.transactions.newId(),
        accountId: id,
        loginId: own.id,
        key: `filled ${row}`,
      }
      store.transactions.add(added)
      if (row % 100 === 0) from.push(added.id)
    }
    filled.push({ id, from })
    store.save()
  }
  await running.close()
  return filled
}
