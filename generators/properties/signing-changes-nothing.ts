import { sameOutcome } from '../../harness/checks/answers/same-outcome.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { HarmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import type { Requests } from '../../harness/actions/scene/requests.ts'
import { draftOf, everyHarmlessRoute, harmlessRequest, type HarmlessRequest } from '../arbitraries/harmless-request.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/** Below live status a request comes to the same signed and unsigned, whether it is accepted or refused. */
export function signingChangesNothing(
  requests: Requests,
  routes: HarmlessRoutes,
  send: Send,
): Property<HarmlessRequest> {
  const offers = ({ method, path }: Pick<HarmlessRequest, 'method' | 'path'>): boolean =>
    requests.offers(draftOf(requests, { method, path, query: [] }))
  return {
    arbitrary: harmlessRequest(routes, offers),
    edges: everyHarmlessRoute(routes, offers),
    holds: async (request) => {
      const draft = draftOf(requests, request)
      const signed = await send({ ...draft, signing: 'signed' })
      const unsigned = await send({ ...draft, signing: 'unsigned' })
      const judgement = sameOutcome(signed, unsigned, { refusalsCount: true })
      return { label: `${request.method} ${request.path}`, outcome: caseOutcome(signed), judgement }
    },
  }
}
