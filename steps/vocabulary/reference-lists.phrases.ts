import { testingClient } from '../../harness/actions/providers/providers.ts'
import { countryCodesKnown, retiredCodesStay, retiredRatesListed } from '../../harness/checks/lists/codes-listed.ts'
import { listAnswered } from '../../harness/checks/lists/list-answered.ts'
import { rowsAreDistinct } from '../../harness/checks/lists/rows-are-distinct.ts'
import { answer, codes } from '../world/parts.ts'
import { amend } from '../world/send-request.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    '<the live client> sends it': (world) => amend(world, (draft) => ({ ...draft, as: 'live' })),
    '<a client in test or pending status> sends it': (world) => {
      const as = testingClient(world.run.profile)
      amend(world, (draft) => ({ ...draft, as }))
    },
  },
  expectations: {
    'every row has <an id or a code of its own>': (world) => rowsAreDistinct(world.the(answer)),
    'it is a list with rows': (world) => listAnswered(world.the(answer)),
    'every row has <a known country code>': (world) => countryCodesKnown(world.the(answer)),
    'retired codes are listed beside their successors': (world) => retiredCodesStay(world.the(answer)),
    'every retired code is among those codes': (world) => retiredRatesListed(world.the(answer), world.the(codes)),
  },
}
