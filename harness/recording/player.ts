import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { because } from '../reasons/because.ts'
import type { Tape } from '../tape/tape.ts'
import { exchangeFrom } from './kept-exchange.ts'
import type { Recording } from './read-recording.ts'
import type { ExchangeKept, ReadingKept } from './recording-line.ts'
import { requestKey } from './request-key.ts'

/** Gives what a recording holds, in the order in which each check was given it. */
export interface Player {
  readonly tape: Tape
  /** The next exchange of a scope with this request; undefined where the recording holds no further one. */
  take(scope: string, request: { name: string; method: string; url: string; body: string }): Exchange | undefined
}

/** A player at the beginning of a recording. */
export function createPlayer({ kept, texts }: Pick<Recording, 'kept' | 'texts'>): Player {
  const exchanges = new Map<string, ExchangeKept[]>()
  const readings = new Map<string, ReadingKept[]>()
  const missed = new Map<string, Set<string>>()
  const textOf = (body: string | number) => (typeof body === 'number' ? (texts.get(body) ?? '') : body)
  for (const line of kept) {
    if (line.type === 'reading') add(readings, `${line.scope}\n${line.kind}`, line)
    else add(exchanges, `${line.scope}\n${keyOf(line)}`, line)
  }

  function keyOf({ exchange: { request } }: ExchangeKept): string {
    return requestKey({ ...request, body: textOf(request.body) })
  }

  function miss(scope: string, what: string): void {
    missed.set(scope, (missed.get(scope) ?? new Set()).add(what))
  }

  function valueOf({ value, stopped }: ReadingKept): never {
    // What was noted has the type of what is asked for.
    if (!stopped) return value as never
    const evidence = stopped.evidence.map((one) => exchangeFrom(one, textOf))
    throw new CheckStopped(stopped.finding, stopped.reason, evidence)
  }

  return {
    tape: {
      plays: true,
      missed: (scope) => [...missed].flatMap(([one, what]) => (isWithin(one, scope) ? [...what] : [])),
      reading(scope, kind, make) {
        const found = readings.get(`${scope}\n${kind}`)?.shift()
        return found ? valueOf(found) : make()
      },
      async outcome(scope, kind) {
        const found = readings.get(`${scope}\n${kind}`)?.shift()
        if (found) return valueOf(found)
        miss(scope, kind)
        throw new CheckStopped('inconclusive', because('not-in-recording', { what: [kind] }))
      },
    },
    take(scope, request) {
      const found = exchanges.get(`${scope}\n${requestKey(request)}`)?.shift()
      if (found) return exchangeFrom(found.exchange, textOf)
      miss(scope, request.name)
      return undefined
    },
  }
}

/** Cases of a property have scopes beneath that of their check. */
function isWithin(one: string, scope: string): boolean {
  return one === scope || one.startsWith(`${scope}, property `)
}

function add<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
