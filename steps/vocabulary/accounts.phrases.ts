import * as owned from '../../harness/actions/logins/two-customers.ts'
import { balanceOfCards } from '../../harness/checks/lists/balance-of-cards.ts'
import { transactionsCounted } from '../../harness/checks/lists/transactions-counted.ts'
import { sameRows } from '../../harness/checks/lists/list-algebra.ts'
import { answers, codes, others, part } from '../world/parts.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

export const twoCustomers = part<owned.TwoCustomers>('the customers and their logins', 'Given')

export const phrases: Vocabulary = {
  fixtures: {
    'a login, and a login of another customer': keeps(twoCustomers, owned.twoCustomers),
    'the ids of <the logins of the customer>': (world) => {
      world.keep(codes, new Set(world.the(twoCustomers).logins.map(({ id }) => id)))
    },
    'the ids of <the accounts of the login>': async (world) => {
      const { first } = world.the(twoCustomers)
      world.keep(codes, new Set(await owned.accountIdsOf(world.scene, first)))
    },
  },
  expectations: {
    'every row has <the number of its listed transactions>': (world) =>
      transactionsCounted(world.the(answers), world.the(others)),
    'every credit card has <what its listed transactions spend>': (world) =>
      balanceOfCards(world.the(answers), world.the(others)),
    'both have the same <rows>': (world) => {
      const [answer, control] = world.pair()
      return sameRows([answer], [control])
    },
  },
}
