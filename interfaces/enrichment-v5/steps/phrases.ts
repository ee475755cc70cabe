import { deleteTransactions, markAndUnmark } from '../actions/mark.ts'
import { flagShown, type Marked, noOtherMarked } from '../checks/duplicate-flag.ts'
import { fewerRows } from '../checks/fewer-rows.ts'
import * as isolated from '../checks/left-to-its-client.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'
import { answers, control } from '../../../steps/world/parts.ts'
import { part } from '../../../steps/world/shared.ts'
import { keeps, type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

/** Lists of transactions around the mark of one of them as a duplicate. */
const marked = part<Marked>('the transactions before, while and after one was marked', 'When')

export const tried = part<isolated.TriedByOther>('the transactions around the request of another client', 'When')

const ofEnrichment: Vocabulary = {
  actions: {
    'a transaction is marked as a duplicate and unmarked again': keeps(marked, markAndUnmark),
    'transactions of a login are deleted': keeps(answers, deleteTransactions),
  },
  expectations: {
    'no route but the unknown one is refused as unknown': (world) =>
      routesThere(world.the(answers), world.the(control)),
    '<the marked transaction> is shown as a duplicate': (world) => flagShown(world.the(marked), 'marked'),
    '<no unmarked transaction> is shown as a duplicate': (world) => flagShown(world.the(marked), 'unmarked'),
    '<no other transaction> is shown as a duplicate': (world) => noOtherMarked(world.the(marked)),
    'the transactions of the main client are as they were': (world) => isolated.leftToItsClient(world.the(tried)),
    'each request with it is refused as unknown': (world) =>
      isolated.unknownRefused(world.the(answers), ['TransactionNotFound', 'WrongClientToken']),
    'the list is shorter than before': (world) => fewerRows(...world.pair()),
  },
}

export const phrases: readonly Vocabulary[] = [ofEnrichment]
