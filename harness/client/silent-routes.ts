import type { Exchange, TransportError } from '../../core/exchange.ts'

/** How many requests may stay unanswered until no more are sent: to a route that hangs, or to a target at the start of a run. */
export const mostSilences = 2
/** How long a target that has never answered may be silent. */
export const silenceMs = 4000

/** Keeps a run from waiting for the same hanging route repeatedly. */
interface SilentRoutes {
  /** Why nothing more is sent to the route; undefined otherwise. */
  trouble(route: string | undefined): TransportError | undefined
  /** Notes the outcome of a request. */
  note(route: string | undefined, exchange: Exchange): void
}

/** The silent routes of one target by name. `tell` is called once for each. */
export function createSilentRoutes(tell: (route: string) => void = () => undefined): SilentRoutes {
  const silences = new Map<string, number>()
  const accepting = new Set<string>()
  return {
    trouble(route) {
      if (route === undefined || accepting.has(route) || (silences.get(route) ?? 0) < mostSilences) return undefined
      return {
        code: 'ROUTE_SILENT',
        message: `${route} gave no answer to ${mostSilences} requests, so no more are sent to it.`,
      }
    },
    note(route, { answer, trouble }) {
      if (route === undefined) return
      if (answer && answer.status >= 200 && answer.status < 300) accepting.add(route)
      if (trouble?.code !== 'TARGET_TIMEOUT') return
      const before = silences.get(route) ?? 0
      silences.set(route, before + 1)
      if (before === 0 && !accepting.has(route)) tell(route)
    },
  }
}
