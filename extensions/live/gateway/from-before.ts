import type { Exchange } from '../../../core/exchange.ts'
import { type Asked, isPrepared, pathOf, type LiveAlteration } from './made-right.ts'

/** The name of the route on which a request goes; undefined for one to no route. */
export type RouteOf = (asked: Asked) => string | undefined

/** Alterations that answer with what the target at this address said before. */
export function fromBefore(base: string, routeOf: RouteOf): LiveAlteration[] {
  return [
    {
      id: 'answers-from-before',
      begin() {
        const answers = new Map<string, Exchange>()
        return {
          instead(asked) {
            const before = asked.method === 'GET' ? answers.get(addressOf(asked)) : undefined
            if (!before) return undefined
            return async (way) => {
              answers.delete(addressOf(asked))
              return way.repeated(before)
            }
          },
          learn(asked, exchange) {
            if (asked.method === 'GET' && isAccepted(exchange)) answers.set(addressOf(asked), exchange)
          },
        }
      },
    },
    {
      id: 'changes-nothing',
      begin() {
        const answers = new Map<string, { exchange: Exchange; path: string }>()
        return {
          instead(asked) {
            const route = changedBy(asked)
            const before = route === undefined ? undefined : answers.get(route)
            const path = pathOf(asked, base)
            return before && (async (way) => way.repeated(before.exchange, (body) => renamed(body, before.path, path)))
          },
          learn(asked, exchange) {
            const route = changedBy(asked)
            if (route !== undefined && isAccepted(exchange)) answers.set(route, { exchange, path: pathOf(asked, base) })
          },
        }
      },
    },
  ]

  /** The route of a request that changes what its path names. */
  function changedBy(asked: Asked): string | undefined {
    if (asked.method === 'GET') return undefined
    const route = routeOf(asked)
    return route?.includes(':') ? route : undefined
  }
}

function addressOf(asked: Asked): string {
  return isPrepared(asked)
    ? asked.url
    : `${asked.path} ${JSON.stringify(asked.query ?? asked.rawQuery)} ${asked.as} ${JSON.stringify(asked.headers)}`
}

function isAccepted({ answer }: Exchange): boolean {
  return answer !== undefined && answer.status < 300
}

/** The body with the ids of another path. */
function renamed(body: string, before: string, now: string): string {
  const others = now.split('/')
  const names = new Map(before.split('/').map((part, at) => [part, others[at] ?? part]))
  return body.replaceAll(/[\w-]+/g, (word) => names.get(word) ?? word)
}
