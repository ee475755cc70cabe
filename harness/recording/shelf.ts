import type { Exchange } from '../../core/exchange.ts'
import { exchangeFrom } from './kept-exchange.ts'
import type { Recording } from './read-recording.ts'
import type { ExchangeKept, ReadingKept } from './recording-line.ts'
import { isOfRun } from '../replay/replay-log.ts'
import { requestKey } from './request-key.ts'

/** The data of one scope: exchanges by request and readings by kind, each in order. */
interface ScopeKept {
  exchanges: ReadonlyMap<string, readonly ExchangeKept[]>
  readings: ReadonlyMap<string, readonly ReadingKept[]>
}

/** The content of a recording by scope, for any number of replays. */
export interface Shelf {
  of(scope: string): ScopeKept
  exchangeOf(kept: ExchangeKept['exchange']): Exchange
  /** The exchanges of checks and set-ups, by their beginning. */
  inOrder(): readonly ExchangeKept[]
}

const nothing: ScopeKept = { exchanges: new Map(), readings: new Map() }

/** Sorts recorded lines by scope. Request keys are computed only for scopes that are used. */
export function shelfOf({ kept, texts }: Pick<Recording, 'kept' | 'texts'>): Shelf {
  const lines = Map.groupBy(kept, ({ scope }) => scope)
  const scopes = new Map<string, ScopeKept>()
  let ordered: ExchangeKept[] | undefined
  const textOf = (body: string | number) => (typeof body === 'number' ? (texts.get(body) ?? '') : body)

  function sorted(scopeLines: ReadonlyArray<ExchangeKept | ReadingKept>): ScopeKept {
    return {
      exchanges: Map.groupBy(scopeLines.filter(isExchange), keyOf),
      readings: Map.groupBy(
        scopeLines.filter((line) => line.type === 'reading'),
        ({ kind }) => kind,
      ),
    }
  }

  function keyOf({ exchange: { request } }: ExchangeKept): string {
    return requestKey({ ...request, body: textOf(request.body) })
  }

  return {
    of(scope) {
      const scopeLines = lines.get(scope)
      if (!scopeLines) return nothing
      const found = scopes.get(scope) ?? sorted(scopeLines)
      scopes.set(scope, found)
      return found
    },
    exchangeOf: (one) => exchangeFrom(one, textOf),
    inOrder: () =>
      (ordered ??= kept
        .filter(isExchange)
        .filter(({ scope }) => !isOfRun(scope))
        .sort(byBeginning)),
  }
}

function byBeginning({ exchange: one }: ExchangeKept, { exchange: other }: ExchangeKept): number {
  return Date.parse(one.at) - Date.parse(other.at)
}

function isExchange(line: ExchangeKept | ReadingKept): line is ExchangeKept {
  return line.type === 'exchange'
}
