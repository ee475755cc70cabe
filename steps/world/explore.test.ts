import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { broken, holds } from '../../core/judgement.ts'
import type { Exploration, Property } from '../../generators/explore.ts'
import { because } from '../../harness/reasons/because.ts'
import { everything } from '../../harness/quantifiers/visited.ts'
import { tryMany } from './explore.ts'
import type { AssayWorld } from './world.ts'

/** Four cases, some of them broken; `tried` collects the tried ones. */
function casesBrokenAt(wrong: readonly number[], tried: number[]): Property<number> {
  return {
    arbitrary: fc.nat(),
    edges: [1, 2, 3, 4],
    mostCases: 4,
    holds: async (input) => {
      tried.push(input)
      const judgement = wrong.includes(input)
        ? broken(because('nothing-sent'), { wanted: 'kept', got: 'broken' }, [])
        : holds([])
      return { label: 'any', outcome: 'accepted', judgement }
    },
  }
}

/** Tries a property of one check in two versions of a target. Returns the tried and the broken cases of each. */
async function inTwoVersions(first: readonly number[], second: readonly number[], shrinks: boolean) {
  const ofTarget = new Map<string, Promise<unknown>>()
  const inVersion = async (wrong: readonly number[]) => {
    const tried: number[] = []
    let kept: Exploration | undefined
    const onceForTarget = (name: string, make: () => Promise<unknown>) => {
      ofTarget.set(name, ofTarget.get(name) ?? make())
      return ofTarget.get(name)
    }
    const world = {
      run: { seed: 1, cases: 4, propertySeconds: 20, shrinks, onceForTarget, visited: everything },
      scenario: { check: 'features/one.feature: A rule', properties: 0 },
      keep: (_part: unknown, value: Exploration) => void (kept = value),
    }
    await tryMany(world as unknown as AssayWorld, casesBrokenAt(wrong, tried))
    return { tried, path: kept?.counterexample?.path, finding: kept?.judgement.finding }
  }
  return [await inVersion(first), await inVersion(second)]
}

test('Where nobody reads the case that breaks a property, the one of another version is tried first', async () => {
  const [before, after] = await inTwoVersions([3], [3], false)
  assert.deepEqual(before, { tried: [1, 2, 3], path: '2', finding: 'broken' })
  assert.deepEqual(after, { tried: [3], path: '2', finding: 'broken' })
})

test('All cases are tried where that one breaks nothing in this version', async () => {
  const [, kept] = await inTwoVersions([3], [], false)
  assert.deepEqual(kept, { tried: [3, 1, 2, 3, 4], path: undefined, finding: 'held' })
  const [, other] = await inTwoVersions([3], [2], false)
  assert.deepEqual(other, { tried: [3, 1, 2], path: '1', finding: 'broken' })
})

test('A run whose cases are read tries them in their order in each version', async () => {
  const [, after] = await inTwoVersions([3], [3], true)
  assert.deepEqual(after?.tried.slice(0, 3), [1, 2, 3])
})
