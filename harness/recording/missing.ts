import { isOfSmaller } from '../replay/replay-log.ts'

/** What a replayed recording did not contain, by scope. */
export interface Missing {
  note(scope: string, what: string): void
  /** The scope continues with results of another one. */
  restOn(scope: string, other: string): void
  /** What a scope missed, also through scopes that it rests on. */
  of(scope: string): string[]
}

export function createMissing(): Missing {
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
