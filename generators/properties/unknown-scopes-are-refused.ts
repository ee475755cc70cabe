import { outcomeOf } from '../../harness/checks/answers/answer.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import type { Exchange } from '../../core/exchange.ts'
import { unknownScopes, unknownScopesEdges } from '../arbitraries/unknown-scopes.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/**
 * For every array of scopes with a word that does not exist, the request is refused with FetchScopesInvalid. `known` are
 * the scopes that may stand beside it, `control` is the request with good ones.
 */
export function unknownScopesAreRefused(
  send: (scopes: string[]) => Promise<Exchange>,
  known: readonly string[],
  control: Exchange,
): Property<string[]> {
  return {
    arbitrary: unknownScopes(known),
    edges: unknownScopesEdges(known),
    holds: async (scopes) => {
      const answer = await send(scopes)
      const judgement = refusedAs(control, answer, ['FetchScopesInvalid'])
      return { label: outcomeOf(answer), outcome: caseOutcome(answer), judgement }
    },
    show: (scopes) => JSON.stringify(scopes),
  }
}
