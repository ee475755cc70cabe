import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange, HeaderList } from '../../core/exchange.ts'
import { because } from '../reasons/because.ts'
import { isOfSmaller, type ReplayLog } from '../replay/replay-log.ts'
import type { ExchangeKept, ReadingKept } from './recording-line.ts'
import { ownerOf, requestKey } from './request-key.ts'
import type { Shelf } from './shelf.ts'

export interface PlayedRequest {
  name: string
  method: string
  url: string
  body: string
}

/** Replays a recording, in the original order of each check. */
export interface Player {
  readonly replayLog: ReplayLog
  /** The scope's next exchange with this request and these headers; undefined where there is none. */
  take(scope: string, request: PlayedRequest, headers: HeaderList): Exchange | undefined
}

export interface ScopedRequest extends PlayedRequest {
  scope: string
}

/** Alterations of what a player returns. */
export interface Changes {
  /** Replaces an exchange; `found` is undefined where the recording does not hold the request. */
  exchange(request: ScopedRequest, found: Exchange | undefined): Exchange | undefined
  reading(kind: string, value: unknown): unknown
  /** Replaces an outcome that the recording does not hold; undefined where nothing can. */
  outcome(kind: string): unknown
}

/** A player at the beginning of a recording. */
export function createPlayer(shelf: Shelf, changes?: Changes): Player {
  /** How many readings of each list were returned. */
  const readingCounts = new Map<readonly unknown[], number>()
  /** The remaining exchanges of each list. */
  const remainingOf = new Map<readonly ExchangeKept[], ExchangeKept[]>()
  const taken = new Set<ExchangeKept>()
  let next = 0
  const missing = createMissing()

  function nextOf<T>(list: readonly T[] = []): T | undefined {
    const at = readingCounts.get(list) ?? 0
    readingCounts.set(list, at + 1)
    return list[at]
  }

  /**
   * The next exchange with the same secrets, else the next one. Parallel parts of a check reached the target in another
   * order, and each must continue with its own resources.
   */
  function nextExchange(list: readonly ExchangeKept[] = [], headers: HeaderList): ExchangeKept | undefined {
    const open = remainingOf.get(list) ?? [...list]
    remainingOf.set(list, open)
    const owner = ownerOf(headers)
    const at = open.findIndex(({ exchange }) => ownerOf(exchange.request.headers) === owner)
    return open.splice(Math.max(at, 0), 1)[0]
  }

  function valueOf({ kind, value, stopped }: ReadingKept): never {
    // A logged value has the requested type.
    if (!stopped) return (changes ? changes.reading(kind, value) : value) as never
    const evidence = stopped.evidence.map((one) => shelf.exchangeOf(one))
    throw new CheckStopped(stopped.finding, stopped.reason, evidence)
  }

  function find(scope: string, request: PlayedRequest, headers: HeaderList): Exchange | undefined {
    const line = nextExchange(shelf.of(scope).exchanges.get(requestKey(request)), headers)
    if (line) taken.add(line)
    const found = line && shelf.exchangeOf(line.exchange)
    return changes ? changes.exchange({ ...request, scope }, found) : found
  }

  return {
    replayLog: {
      plays: true,
      earliest() {
        const all = shelf.inOrder()
        let line = all[next]
        while (line && taken.has(line)) line = all[(next += 1)]
        return line ? Date.parse(line.exchange.at) : Number.POSITIVE_INFINITY
      },
      // After an altered answer, a request that is not in the recording is no mistake.
      missed: (scope) => (changes ? [] : missing.of(scope)),
      restOn: (scope, other) => missing.restOn(scope, other),
      reading(scope, kind, make) {
        const found = nextOf(shelf.of(scope).readings.get(kind))
        return found ? valueOf(found) : make()
      },
      async outcome(scope, kind) {
        const found = nextOf(shelf.of(scope).readings.get(kind))
        if (found) return valueOf(found)
        const instead = changes?.outcome(kind)
        if (instead !== undefined) return instead as never
        missing.note(scope, kind)
        throw new CheckStopped('inconclusive', because('not-in-recording', { what: [kind] }))
      },
    },
    take(scope, request, headers) {
      const found = find(scope, request, headers)
      if (!found) missing.note(scope, request.name)
      return found
    },
  }
}

/** What a replayed recording did not contain, by scope. */
interface Missing {
  note(scope: string, what: string): void
  /** The scope continues with results of another one. */
  restOn(scope: string, other: string): void
  /** What a scope missed, also through scopes that it rests on. */
  of(scope: string): string[]
}

function createMissing(): Missing {
  const missed = new Map<string, Set<string>>()
  const rests = new Map<string, Set<string>>()

  function scopesBehind(scope: string, found = new Set<string>()): Set<string> {
    if (found.has(scope)) return found
    found.add(scope)
    for (const other of rests.get(scope) ?? []) scopesBehind(other, found)
    return found
  }

  return {
    note(scope, what) {
      // A broken case that cannot be shrunk in a replay stays as it is.
      if (!isOfSmaller(scope)) add(missed, scope, what)
    },
    restOn: (scope, other) => add(rests, scope, other),
    of: (scope) => [...new Set([...scopesBehind(scope)].flatMap((one) => [...(missed.get(one) ?? [])]))],
  }
}

const ofProperty = ', property '

/** Adds an entry to a scope and the scopes above it: cases of a property have scopes below that of their check. */
function add(sets: Map<string, Set<string>>, scope: string, one: string): void {
  const parts = scope.split(ofProperty)
  for (const at of parts.keys()) {
    const name = parts.slice(0, at + 1).join(ofProperty)
    sets.set(name, (sets.get(name) ?? new Set()).add(one))
  }
}
