import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'

export interface ArbitraryLaws<Value> {
  /** Whether the arbitrary may give the value: its kind, unit and range, or the flaw of a near-miss. */
  member: (value: Value) => boolean
  /** Whether the arbitrary may shrink to the value as its simplest. */
  simplest?: (value: Value) => boolean
  /** The edge cases that are tried with every seed. Each is a member, and none is repeated. */
  edges?: readonly Value[]
  /** Values that a few hundred cases must reach, by name: edges, kinds, sizes. */
  reaches?: Record<string, (value: Value) => boolean>
}

const seeds = [5, 17]
const numRuns = 300

/**
 * Tests the laws of every arbitrary. The same seed gives the same values. Each value is a member, also while shrinking.
 * The smallest value is as simple as promised, and its path gives it again. Every value can be written into a report.
 */
export function keepsLaws<Value>(name: string, arbitrary: fc.Arbitrary<Value>, laws: ArbitraryLaws<Value>): void {
  const { member, simplest, edges = [], reaches = {} } = laws
  const wanted = Object.keys(reaches)
  const sample = (seed: number): Value[] => fc.sample(arbitrary, { seed, numRuns })

  void test(`${name} gives only values that it may give${wanted.length > 0 ? `, among them ${wanted.join(', ')}` : ''}`, () => {
    const values = seeds.flatMap(sample)
    assert.deepEqual(
      textsOf(seeds.flatMap(sample).slice(0, 50)),
      textsOf(values.slice(0, 50)),
      'the same for the same seed',
    )
    for (const value of values) assert.ok(member(value), fc.stringify(value))
    for (const [what, reached] of Object.entries(reaches)) assert.ok(values.some(reached), `${what} is not reached`)
  })

  if (edges.length > 0)
    void test(`${name} has edge cases that it may give, each once`, () => {
      for (const edge of edges) assert.ok(member(edge), fc.stringify(edge))
      assert.equal(new Set(textsOf(edges)).size, edges.length)
    })

  void test(`${name} shrinks within them${simplest ? ', to the simplest' : ''}, and a path repeats the smallest`, () => {
    for (const seed of seeds) {
      const tried: Value[] = []
      const failing = fc.property(arbitrary, (value) => {
        tried.push(value)
        return false
      })
      const { counterexample, counterexamplePath } = fc.check(failing, { seed })
      const smallest = (counterexample as [Value])[0]
      for (const value of tried) assert.ok(member(value), fc.stringify(value))
      if (simplest) assert.ok(simplest(smallest), fc.stringify(smallest))
      const again = fc.sample(arbitrary, { seed, path: counterexamplePath ?? '', numRuns: 1 })
      assert.deepEqual(textsOf(again), textsOf([smallest]))
    }
  })
}

/** Values as a report writes them. Texts are comparable, while functions within the values are not. */
function textsOf(values: readonly unknown[]): string[] {
  return values.map((value) => fc.stringify(value))
}
