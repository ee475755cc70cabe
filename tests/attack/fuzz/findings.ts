/** One kind of thing that must not happen. */
export interface Finding {
  what: string
  times: number
  /** The first of them, whole. */
  example: string
}

/** Collects findings; equal ones are counted. */
export function createFindings() {
  const found = new Map<string, Finding>()
  return {
    add(what: string, example: string): void {
      // Faults of the sandbox differ by where they arise, which their first lines say.
      const key = what === 'logs a fault' ? `${what}: ${example.split('\n').slice(0, 2).join(' ').trim()}` : what
      const known = found.get(key)
      if (known) known.times += 1
      else found.set(key, { what: key, times: 1, example })
    },
    all: (): Finding[] => [...found.values()],
  }
}
