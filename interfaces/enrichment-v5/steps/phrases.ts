import * as isolated from '../checks/left-to-its-client.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'
import { answers, control } from '../../../steps/world/parts.ts'
import { part } from '../../../steps/world/shared.ts'
import { type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

export const tried = part<isolated.TriedByOther>('the transactions around the request of another client', 'When')

const ofEnrichment: Vocabulary = {
  expectations: {
    'no route but the unknown one is refused as unknown': (world) =>
      routesThere(world.the(answers), world.the(control)),
    'the transactions of the main client are as they were': (world) => isolated.leftToItsClient(world.the(tried)),
    'each request with it is refused as unknown': (world) =>
      isolated.unknownRefused(world.the(answers), ['TransactionNotFound', 'WrongClientToken']),
  },
}

export const phrases: readonly Vocabulary[] = [ofEnrichment]
