import fc from 'fast-check'

/** How many cases of a reader were tried, and what broke first. */
export interface Tried {
  cases: number
  seconds: number
  /** What broke first, with the smallest case that does. */
  finding?: { what: string; example: string }
}

/** Tries a rule on made-up inputs; the first that breaks it is shrunk. `holds` throws where the rule is broken. */
export function tryCases<T>(
  arbitrary: fc.Arbitrary<T>,
  holds: (input: T) => void,
  { seed, cases, seconds }: { seed: number; cases: number; seconds: number },
): Tried {
  const began = performance.now()
  const details = fc.check(fc.property(arbitrary, holds), {
    seed,
    numRuns: cases,
    interruptAfterTimeLimit: seconds * 1000,
    markInterruptAsFailure: false,
  })
  const tried = { cases: details.numRuns, seconds: (performance.now() - began) / 1000 }
  if (!details.failed) return tried
  const example = `${fc.stringify(details.counterexample)} (seed ${seed}, path ${details.counterexamplePath})`
  const what = String((details.errorInstance as Error | undefined)?.message ?? details.errorInstance)
  return { ...tried, finding: { what, example } }
}

/** A change of a text: some of it taken out, and something put there. */
export interface Edit {
  at: number
  length: number
  put: string
}

export function edits(put: fc.Arbitrary<string>): fc.Arbitrary<Edit[]> {
  const length = fc.oneof(fc.constant(0), fc.nat(8), fc.nat(400))
  return fc.array(fc.record({ at: fc.nat(100_000), length, put }), { minLength: 1, maxLength: 4 })
}

export function edited(text: string, all: readonly Edit[]): string {
  return all.reduce((one, { at, length, put }) => {
    const place = at % (one.length + 1)
    return one.slice(0, place) + put + one.slice(place + length)
  }, text)
}

/** @throws Error where it took longer than any input may take */
export function withinMs(most: number, what: () => void): void {
  const began = performance.now()
  what()
  const took = performance.now() - began
  if (took > most) throw new Error(`takes ${Math.round(took)} ms`)
}
