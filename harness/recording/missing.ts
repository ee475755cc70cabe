import { isOfSmaller } from '../replay/replay-log.ts'

/** What a recording that is played was asked for in vain, by scope. */
export interface Missing {
  note(scope: string, what: string): void
  /** A scope goes on with what another one gave. */
  restOn(scope: string, other: string): void
  /** What a scope missed, or what it rests on did. */
  of(scope: string): string[]
}

/** Nothing is missing so far. */
export function createMissing(): Missing {
  const missed = new Map<string, Set<string>>()
  const rests = new Map<string, Set<string>>()

  function scopesBehind(scope: string, found = new Set<string>()): Set<string> {
    if (found.has(scope)) return found
    found.add(scope)
    for (const [one, others] of rests) {
      if (isWithin(one, scope)) for (const other of others) scopesBehind(other, found)
    }
    return found
  }

  return {
    note(scope, what) {
      // A broken case that cannot be made smaller stays as it is.
      if (!isOfSmaller(scope)) add(missed, scope, what)
    },
    restOn: (scope, other) => add(rests, scope, other),
    of(scope) {
      if (missed.size === 0) return []
      const behind = [...scopesBehind(scope)]
      const found = [...missed].filter(([one]) => behind.some((other) => isWithin(one, other)))
      return [...new Set(found.flatMap(([, what]) => [...what]))]
    },
  }
}

function add(sets: Map<string, Set<string>>, name: string, one: string): void {
  sets.set(name, (sets.get(name) ?? new Set()).add(one))
}

/** Cases of a property have scopes beneath that of their check. */
function isWithin(one: string, scope: string): boolean {
  return one === scope || one.startsWith(`${scope}, property `)
}
