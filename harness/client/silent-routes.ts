import type { Exchange, TransportError } from '../../core/exchange.ts'

/** How often a route is asked that gives no answer. */
const mostSilences = 2

interface Known {
  underWay: number
  silences: number
  answered: boolean
  accepted: boolean
  waiting: Array<() => void>
}

/** What keeps a run from waiting for a route that hangs, again and again. */
export interface SilentRoutes {
  /** Waits until it is known whether the route answers, where as many are under way as may be in vain. */
  enter(route: string | undefined): Promise<void>
  /** Why nothing more is sent to the route; undefined where something is. */
  trouble(route: string | undefined): TransportError | undefined
  /** Notes what came of a request that entered; undefined where it failed before. */
  leave(route: string | undefined, exchange: Exchange | undefined): void
}

/** Knows the routes of one target, by their names; `tell` is given the name of each that gives no answer, once. */
export function createSilentRoutes(tell: (route: string) => void = () => undefined): SilentRoutes {
  const routes = new Map<string, Known>()
  const knownOf = (route: string): Known => {
    const known = routes.get(route) ?? { underWay: 0, silences: 0, answered: false, accepted: false, waiting: [] }
    routes.set(route, known)
    return known
  }
  const isFull = ({ answered, underWay, silences }: Known) =>
    !answered && underWay > 0 && underWay + silences >= mostSilences
  return {
    async enter(route) {
      if (route === undefined) return
      const known = knownOf(route)
      while (isFull(known)) await new Promise<void>((resolve) => known.waiting.push(resolve))
      known.underWay += 1
    },
    trouble(route) {
      const known = route === undefined ? undefined : routes.get(route)
      if (!known || known.accepted || known.silences < mostSilences) return undefined
      return {
        code: 'ROUTE_SILENT',
        message: `${route} gave no answer to ${mostSilences} requests, so no more are sent to it.`,
      }
    },
    leave(route, exchange) {
      if (route === undefined) return
      const known = knownOf(route)
      const { answer, trouble } = exchange ?? {}
      known.underWay -= 1
      known.answered ||= answer !== undefined
      known.accepted ||= answer !== undefined && answer.status >= 200 && answer.status < 300
      if (trouble?.code === 'TARGET_TIMEOUT') {
        known.silences += 1
        if (known.silences === 1 && !known.accepted) tell(route)
      }
      for (const go of known.waiting.splice(0)) go()
    },
  }
}
