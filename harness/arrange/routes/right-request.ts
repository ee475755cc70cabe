import type { Exchange } from '../../../core/exchange.ts'
import type { RightRequest } from '../../checks/answers/right-request.ts'
import type { Named } from '../../checks/answers/other-causes.ts'
import { documentedClasses } from '../../checks/errors/documented-errors.ts'
import { routeOfExchange } from '../../dialect/route-of-exchange.ts'
import type { Profile } from '../../profile/profile.ts'
import type { Run } from '../../run/run.ts'

/** What a check of a valid request needs to know beside its answer; undefined for a request to no route of the interface. */
export function rightRequest(
  { dialect, profile }: Run,
  answer: Exchange,
  provider?: Exchange,
): RightRequest | undefined {
  const route = routeOfExchange(dialect, answer)
  return route && { route, classes: documentedClasses(dialect.version), named: namedIn(answer, profile), provider }
}

/** What a request names that is not the target's own. */
function namedIn({ request: { method, url, body, headers } }: Exchange, { providers, data }: Profile): Set<Named> {
  const sent = `${url} ${body} ${headers.map(([, value]) => value).join(' ')}`
  const words = new Set(sent.split(/[^\w.-]+/))
  const names = (text: string): boolean => words.has(text)
  const ready = [
    data.large_login,
    data.v6_connection,
    data.v6_large_connection,
    data.lead,
    data.large_lead,
    data.oauth_login,
  ]
  const ids = ready.flatMap((one) => (one ? Object.entries(one) : [])).filter(([name]) => name.endsWith('_id'))
  return new Set<Named>([
    'made-up',
    // A login stands for its provider.
    ...(method !== 'GET' || providers.some(({ code }) => names(code)) ? (['provider'] as const) : []),
    ...(body.includes('"credentials"') ? (['credentials'] as const) : []),
    ...(ids.some(([, id]) => names(String(id))) ? (['ready-made'] as const) : []),
  ])
}
