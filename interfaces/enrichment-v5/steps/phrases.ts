import * as isolated from '../checks/left-to-its-client.ts'
import { teachAndFetch } from '../actions/teach-and-fetch.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'
import { answers, control, part } from '../../../steps/world/parts.ts'
import { taught } from '../../../steps/vocabulary/categories.phrases.ts'
import { keeps, type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

export const tried = part<isolated.TriedByOther>('the transactions around the request of another client', 'When')

const ofEnrichment: Vocabulary = {
  actions: {
    'categories are taught with immediate set, and <another connection of the customer> is fetched': keeps(
      taught,
      teachAndFetch,
    ),
  },
  expectations: {
    'no route but the unknown one is refused as unknown': (world) =>
      routesThere(world.the(answers), world.the(control)),
    'the transactions of the main client are as they were': (world) => isolated.leftToItsClient(world.the(tried)),
    'each request with it is refused as unknown': (world) =>
      isolated.unknownRefused(world.the(answers), ['TransactionNotFound', 'WrongClientToken']),
  },
}

export const phrases: readonly Vocabulary[] = [ofEnrichment]
