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
    for (const other of rests.get(scope) ?? []) scopesBehind(other, found)
    return found
  }

  return {
    note(scope, what) {
      // A broken case that cannot be made smaller stays as it is.
      if (!isOfSmaller(scope)) add(missed, scope, what)
    },
    restOn: (scope, other) => add(rests, scope, other),
    of: (scope) => [...new Set([...scopesBehind(scope)].flatMap((one) => [...(missed.get(one) ?? [])]))],
  }
}

const ofProperty = ', property '

/** Adds to what is known of a scope, and of those above it: cases of a property have scopes beneath that of their check. */
function add(sets: Map<string, Set<string>>, scope: string, one: string): void {
  const parts = scope.split(ofProperty)
  for (const at of parts.keys()) {
    const name = parts.slice(0, at + 1).join(ofProperty)
    sets.set(name, (sets.get(name) ?? new Set()).add(one))
  }
}
