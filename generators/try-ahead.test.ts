import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate, setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { CheckStopped } from '../core/check-stopped.ts'
import { broken, held } from '../core/judgement.ts'
import { because } from '../harness/reasons/because.ts'
import type { ReadingKept } from '../harness/recording/recording-line.ts'
import { withReplayLog } from '../harness/replay/replay-log.ts'
import { notingReplayLog } from '../harness/replay/test-support/noting-replay-log.ts'
import { explore, type ExploreOptions, type Property } from './explore.ts'

const reason = because('answer-noted', { outcome: 'it is' })

/** Numbers below the limit hold. Of cases that begin together, the later one ends first. Notes how many run at a time. */
function below(limit: number) {
  const seen = { tried: 0, going: 0, most: 0 }
  const property: Property<number> = {
    arbitrary: fc.nat(1000),
    edges: [3],
    holds: async (input) => {
      seen.tried += 1
      seen.going += 1
      seen.most = Math.max(seen.most, seen.going)
      for (let waits = 8 - (seen.tried % 8); waits > 0; waits -= 1) await setImmediate()
      seen.going -= 1
      const judgement = input < limit ? held(reason, []) : broken(reason, { wanted: `< ${limit}`, got: `${input}` }, [])
      return { label: 'any', outcome: 'answered', judgement }
    },
  }
  return { property, seen }
}

const alone: ExploreOptions = { seed: 7, cases: 40, seconds: 20 }
/** Helpers with this many turns, the caller's included. */
const turns = (number: number) => {
  const waiting: Array<() => Promise<void>> = []
  let free = number - 1
  const goOn = () => {
    const act = free > 0 ? waiting.shift() : undefined
    if (!act) return
    free -= 1
    void act().finally(() => {
      free += 1
      goOn()
    })
  }
  const help = (act: () => Promise<void>) => {
    waiting.push(act)
    goOn()
  }
  const [nowMs, waitFor] = [() => performance.now(), (done: Promise<unknown>) => done]
  return { helpers: { turns: number, help, nowMs, waitFor, clockBack: async () => undefined } }
}

test('cases are tried side by side, as many as there are turns', async () => {
  const { property, seen } = below(2000)
  const { judgement, coverage } = await explore(property, { ...alone, ...turns(8) })
  assert.equal(judgement.finding, 'held')
  assert.deepEqual([coverage.ran, coverage.interrupted, seen.tried, seen.most], [40, false, 40, 8])
})

test('what they come to is what they come to one after another', async () => {
  for (const limit of [2000, 900, 50, 3]) {
    const one = await explore(below(limit).property, alone)
    const { property, seen } = below(limit)
    assert.deepEqual(await explore(property, { ...alone, ...turns(8) }), one)
    assert.equal(seen.going, 0, 'what was under way was waited for')
  }
})

test('what is tried is what is asked for, also where many cases are generated', async () => {
  const own = new Map<string, number[]>()
  const alike = (name: string): Property<number> => ({
    arbitrary: fc.integer({ min: 100, max: 1000 }),
    edges: [],
    holds: async (input) => {
      own.set(name, [...(own.get(name) ?? []), input])
      return { label: 'any', outcome: 'answered', judgement: held(reason, []) }
    },
  })
  await explore(alike('one'), { ...alone, cases: 200 })
  await explore(alike('eight'), { ...alone, cases: 200, ...turns(8) })
  assert.deepEqual(own.get('eight'), own.get('one'))
})

test('without a turn for a helper, the cases are tried all the same', async () => {
  const { property, seen } = below(2000)
  const { coverage } = await explore(property, {
    ...alone,
    ...turns(8),
    helpers: { ...turns(8).helpers, help: () => undefined },
  })
  assert.deepEqual([coverage.ran, seen.most], [40, 1])
})

test('the time of a property is that of each of its turns', async () => {
  let nowMs = 0
  let tried = 0
  const slow = {
    ...below(2000).property,
    holds: async () => {
      const beganMs = nowMs
      tried += 1
      await setImmediate()
      nowMs = Math.max(nowMs, beganMs + 100)
      return { label: 'any', outcome: 'answered', judgement: held(reason, []) }
    },
  }
  const helpers = { ...turns(8).helpers, nowMs: () => nowMs }
  const { coverage } = await explore(slow, { ...alone, seconds: 0.2, helpers })
  assert.deepEqual(
    [coverage.interrupted, nowMs, tried],
    [true, 300, 23],
    'eight turns tried two cases each, then seven',
  )
})

test('a broken case is made smaller no longer than one turn may take, however many there are', async () => {
  let smaller: number | undefined
  const holds = async (input: number) => {
    if (smaller !== undefined) {
      smaller += 1
      await setTimeout(100)
    }
    const { judgement, ...tried } = await below(50).property.holds(input)
    if (judgement.finding === 'broken') smaller ??= 0
    return { ...tried, judgement }
  }
  const property = { ...below(50).property, arbitrary: fc.nat(), holds }
  const { counterexample } = await explore(property, { ...alone, seconds: 0.15, ...turns(8) })
  assert.ok(Number(counterexample?.shrunk) >= 50)
  // Seven more were under way when it was found.
  assert.ok(smaller! <= 2 + 7, `${smaller} cases`)
})

test('a fault of a case that a helper tries is thrown', async () => {
  const { property } = below(2000)
  let number = 0
  const faulty = {
    ...property,
    holds: async (input: number) => {
      number += 1
      if (number === 5) throw new TypeError('a fault of ours')
      return property.holds(input)
    },
  }
  await assert.rejects(explore(faulty, { ...alone, ...turns(8) }), /a fault of ours|TypeError/)
})

test('a property that a case stopped is not noted as one that time ran out on', async () => {
  const { property } = below(2000)
  const stopped = new CheckStopped('inconclusive', reason)
  const stopping = {
    ...property,
    edges: [3, 900],
    holds: async (input: number) => {
      if (input === 900) throw stopped
      return property.holds(input)
    },
  }
  const kept: ReadingKept[] = []
  await assert.rejects(
    withReplayLog(notingReplayLog(kept), () => explore(stopping, { ...alone, ...turns(8) })),
    stopped,
  )
  assert.deepEqual(kept, [])
})
