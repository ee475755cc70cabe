import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { isUnknownRoute } from './unknown-route.ts'

/**
 * A rule over the routes that the target has: those that it refuses as unknown are set aside and named beside what the
 * others show. Where it has none of them, they are evaluated as they are.
 */
export function overRoutesThere(
  answers: readonly Exchange[],
  decide: (there: readonly Exchange[]) => Judgement,
): Judgement {
  const there = answers.filter((answer) => !isUnknownRoute(answer))
  return there.length === 0 ? decide(answers) : namingAbsent(decide(there), answers)
}

/** A judgement that names the routes beside it that the target refused as unknown; as it is where there are none. */
export function namingAbsent(judgement: Judgement, answers: readonly Exchange[]): Judgement {
  const absent = answers.filter(isUnknownRoute).map(({ request }) => request)
  if (absent.length === 0) return judgement
  const routes = [...new Set(absent.map(({ method, url }) => `${method} ${new URL(url).pathname}`))]
  const reason = because('all-of', {
    parts: [
      judgement.reason,
      because('seen', { what: `Not checked, because the target does not have the route: ${routes.join(', ')}` }),
    ],
  })
  return { ...judgement, reason }
}
