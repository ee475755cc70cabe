import { because } from '../harness/reasons/because.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { CheckStopped } from '../core/check-stopped.ts'
import { broken, held, inconclusive, type Judgement } from '../core/judgement.ts'
import { sampleExchange } from '../harness/checks/test-support/sample-exchange.ts'
import { explore, type Property } from './explore.ts'

const options = { seed: 7, cases: 200, seconds: 20 }

/** A property with the same result for every case. */
const always = (outcome: string, judgement: Judgement): Property<number> => ({
  arbitrary: fc.nat(),
  edges: [],
  holds: async () => ({ label: 'any', outcome, judgement }),
})

function below(limit: number): Property<number> {
  return {
    arbitrary: fc.nat(1000),
    edges: [],
    holds: async (input) => ({
      label: input % 2 === 0 ? 'even' : 'odd',
      outcome: input < limit ? 'accepted' : 'refused',
      judgement:
        input < limit
          ? held(because('answer-noted', { outcome: 'it is' }), [])
          : broken(because('answer-noted', { outcome: 'too large' }), { wanted: `< ${limit}`, got: `${input}` }, []),
    }),
  }
}

test('a property that holds reports how many cases it saw and of which kind', async () => {
  const { judgement, coverage, counterexample } = await explore(below(2000), options)
  assert.equal(judgement.finding, 'held')
  const { histogram, ...counts } = coverage
  assert.deepEqual(counts, { asked: 200, ran: 200, interrupted: false, undecided: 0, outcomes: { accepted: 200 } })
  assert.deepEqual(Object.keys(histogram).sort(), ['even', 'odd'])
  assert.equal((histogram.even ?? 0) + (histogram.odd ?? 0), 200)
  assert.equal(counterexample, undefined)
})

test('a broken property shrinks to the smallest case, which its seed and path repeat alone', async () => {
  const { judgement, counterexample, coverage } = await explore(below(50), options)
  assert.equal((coverage.outcomes?.accepted ?? 0) + (coverage.outcomes?.refused ?? 0), coverage.ran)
  assert.equal(judgement.finding, 'broken')
  assert.equal(counterexample?.shrunk, '50')
  const again = await explore(below(50), { ...options, path: counterexample?.path ?? '' })
  assert.equal(again.counterexample?.shrunk, '50')
  assert.equal(again.coverage.ran, 1)
})

test('inconclusive cases are not a pass', async () => {
  const lost = always('TARGET_TIMEOUT', inconclusive(because('nothing-sent')))
  const { judgement, coverage } = await explore(lost, options)
  assert.equal(judgement.finding, 'inconclusive')
  assert.deepEqual([coverage.undecided, coverage.outcomes], [200, { TARGET_TIMEOUT: 200 }])
})

test('a fault in the property itself is thrown, never reported as broken', async () => {
  const holds = () => Promise.reject(new TypeError('a fault of ours'))
  await assert.rejects(explore({ ...below(1), holds }, options), /a fault of ours|TypeError/)
})

test('edge cases come first, and no more cases run than are worth it', async () => {
  const inputs: number[] = []
  const property = below(2000)
  const { coverage } = await explore(
    {
      ...property,
      edges: [7, 11],
      mostCases: 5,
      holds: (input) => {
        inputs.push(input)
        return property.holds(input)
      },
    },
    options,
  )
  assert.deepEqual(inputs.slice(0, 2), [7, 11])
  assert.equal(coverage.asked, 5)
  assert.equal(inputs.length, 5)
})

test('every edge case is tried, however few cases are asked for', async () => {
  const edges = [7, 11, 13]
  const { coverage } = await explore({ ...below(2000), edges }, { ...options, cases: 1 })
  assert.equal(coverage.ran, edges.length)
  const some = await explore({ ...below(2000), edges }, { ...options, cases: 1, mostCases: 2 })
  assert.equal(some.coverage.ran, 2)
})

test('a case in which the target crashes is no refusal', async () => {
  const crash = sampleExchange(500, { error_class: 'InternalServerError', error_message: 'x', request: {} })
  const { judgement } = await explore(always('500', held(because('refused', { outcome: '500' }), [crash])), options)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
})

test('a path that leads to no case is inconclusive', async () => {
  for (const path of ['3:900:1', 'nowhere']) {
    const { judgement, coverage } = await explore(below(50), { ...options, path })
    assert.equal(judgement.finding, 'inconclusive')
    assert.deepEqual(judgement.reason, because('no-case-decided', { ran: 0, path }))
    assert.equal(coverage.ran, 0)
  }
})

test('no further case is tried once enough is shown', async () => {
  let tried = 0
  const property = below(2000)
  const holds = (input: number) => ((tried += 1), property.holds(input))
  const { coverage } = await explore({ ...property, holds }, { ...options, isEnough: () => tried === 3 })
  assert.deepEqual([tried, coverage.ran, coverage.interrupted], [3, 3, true])
})

test('a case that is not to be made small is kept as it was found', async () => {
  const { counterexample } = await explore(below(50), { ...options, shrinks: false })
  assert.equal(counterexample?.shrinks, 0)
  assert.ok(Number(counterexample?.shrunk) >= 50)
})

test('a property that time ran out on after a tenth of its cases holds, after fewer it is inconclusive', async () => {
  const seconds = 1
  const outOfTimeAfter = async (quick: number) => {
    let ended = 0
    const holds = async (input: number) => {
      if (ended >= quick) await setTimeout(seconds * 1500)
      ended += 1
      return below(2000).holds(input)
    }
    const { judgement, coverage } = await explore({ ...below(2000), holds }, { ...options, seconds })
    assert.deepEqual([coverage.ran, coverage.interrupted, coverage.outcomes], [quick, true, { accepted: quick }])
    assert.equal(ended, quick + 1, 'the case under way was waited for')
    return [judgement.finding, judgement.reason.code]
  }
  assert.deepEqual(await Promise.all([outOfTimeAfter(20), outOfTimeAfter(19)]), [
    ['held', 'cases-hold'],
    ['inconclusive', 'too-few-cases-decided'],
  ])
})

test('a case that was stopped ends the property, and is not made smaller', async () => {
  const tried: number[] = []
  const stopped = new CheckStopped('inconclusive', because('nothing-sent'))
  const stopping: Property<number> = {
    ...below(2000),
    holds: async (input) => {
      tried.push(input)
      if (input >= 50) throw stopped
      return below(2000).holds(input)
    },
  }
  await assert.rejects(explore(stopping, options), stopped)
  assert.equal(tried.filter((input) => input >= 50).length, 1)
  assert.ok((tried.at(-1) ?? 0) >= 50)
})

test('a case stays broken where a smaller one is stopped', async () => {
  const stopping: Property<number> = {
    ...below(50),
    holds: async (input) => {
      if (input >= 50 && input < 400) throw new CheckStopped('inconclusive', because('nothing-sent'))
      return below(50).holds(input)
    },
    edges: [700],
  }
  const { judgement, counterexample } = await explore(stopping, options)
  assert.equal(judgement.finding, 'broken')
  assert.equal(counterexample?.shrunk, '400')
})

test('what a check waits for others takes nothing of the time of its properties', async () => {
  const stillness = {
    turns: 1,
    help: () => undefined,
    nowMs: () => 0,
    waitFor: (done: Promise<unknown>) => done,
    clockBack: async () => undefined,
  }
  const holds = async (input: number) => {
    await setTimeout(30)
    return below(2000).holds(input)
  }
  const asked = { ...options, cases: 3, seconds: 0.02 }
  const { coverage } = await explore({ ...below(2000), holds }, { ...asked, helpers: stillness })
  assert.deepEqual([coverage.ran, coverage.interrupted], [3, false])
})
