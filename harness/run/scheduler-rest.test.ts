import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schedule } from './scheduler.ts'
import { moment, moments, watched } from './test-support/watched-tasks.ts'

/** A pause that ends on command. */
function lasting() {
  let end = () => undefined as void
  const pause = new Promise<void>((resolve) => {
    end = () => resolve()
  })
  return { pause, end }
}

test('who rests leaves its turn to another, and goes on in its turn', async () => {
  const { task, rests, order } = watched()
  const { pause, end } = lasting()
  const other = task('b', {}, async () => {
    end()
    await moment()
    order.push('b ends')
  })
  await schedule([rests('a', () => pause), other], 1)
  assert.deepEqual(order, ['a', 'b', 'b ends', 'a goes on'])
})

test('the clock stands still, and nothing is alone, while somebody rests', async () => {
  const { task, later, rests, order } = watched()
  await schedule([later('p', 60), task('x', { alone: true }), rests('a', () => moments(2))], 4)
  assert.deepEqual(order, ['p', 'a', 'a goes on', 'clock 60', 'p put back for all', 'clock back', 'x'])
})

test('who lets fetches go on is alone as soon as all others rest or wait, and those that rested go on after it', async () => {
  const { task, lone, clock, order } = watched()
  const { pause, end } = lasting()
  const rests = task('a', {}, async (slot) => {
    await slot.moveClock({ seconds: 60 }, clock)
    await slot.rest(pause)
    order.push('a goes on')
  })
  await schedule([lone('b', undefined, end), lone('c', 'fetches', end), rests], 4)
  const beside = ['c is alone', 'c ends', 'a goes on']
  assert.deepEqual(order, ['b', 'c', 'a', 'clock 60', ...beside, 'clock back', 'b is alone', 'b ends'])
})

test('nobody is alone while somebody rests for a short while, and not for longer either where a fetch must be over', async () => {
  const { rests, lone, order } = watched()
  const { pause, end } = lasting()
  const names = ['b', 'short', 'long']
  const going = schedule([lone('b', 'fetches'), rests('short', () => pause, 900), rests('long', () => pause, 9000)], 4)
  while (order.length < names.length) await moment()
  // The lone task starts a moment after the last one begins to rest.
  await moments(2)
  assert.deepEqual(order, names)
  end()
  await going
  assert.deepEqual(order, [...names, 'short goes on', 'long goes on', 'b is alone', 'b ends'])
})

test('not more than three rest for each worker; a further one keeps its turn', async () => {
  const { task, order } = watched()
  const { pause, end } = lasting()
  const rests = (name: string) => task(name, {}, (slot) => slot.rest(pause))
  const names = ['a', 'b', 'c', 'd']
  const last = task('e', {}, async () => end())
  const going = schedule([...names.map(rests), last], 1)
  while (order.length < names.length) await moment()
  // A fifth task would start when the fourth rests, a moment after its start.
  await moments(2)
  assert.deepEqual(order, names)
  end()
  await going
  assert.deepEqual(order, [...names, 'e'])
})

test('who keeps its turn while too many rest gives it away as soon as one of them rests no more', async () => {
  const { task, order } = watched()
  const whiles = [lasting(), lasting(), lasting(), lasting()]
  const rests = (name: string, { pause }: ReturnType<typeof lasting>) => task(name, {}, (slot) => slot.rest(pause))
  const resting = whiles.map((one, at) => rests(`rests ${at}`, one))
  const going = schedule([...resting, task('last', {}, async () => whiles[3]!.end())], 1)
  while (order.length < whiles.length) await moment()
  whiles[0]!.end()
  while (order.length <= whiles.length) await moment()
  assert.equal(order.at(-1), 'last')
  for (const one of [1, 2]) whiles[one]!.end()
  await going
})

test('of those whose turn it is, the one goes on that began first', async () => {
  const { task, rests, order } = watched()
  const [first, second] = [lasting(), lasting()]
  const other = task('c', {}, async () => {
    second.end()
    await moment()
    first.end()
    await moment()
  })
  await schedule([rests('a', () => first.pause), rests('b', () => second.pause), other], 1)
  assert.deepEqual(order.slice(3), ['a goes on', 'b goes on'])
})

test('while many rest, those begin first that are not likely to', async () => {
  const { task, order } = watched()
  const { pause, end } = lasting()
  const resting = (name: string) => ({ ...task(name, {}, (slot) => slot.rest(pause)), rests: true })
  const ends = task('d', {}, async () => end())
  await schedule([...['a', 'b', 'c'].map(resting), ends], 1)
  assert.deepEqual(order, ['a', 'b', 'd', 'c'])
})

test('where none may rest, a check goes on before another begins, but for one that waits for the clock', async () => {
  const { task, later, rests, order } = watched()
  await schedule([later('p', 60), rests('a', () => moments(2)), task('b')], 1, 0)
  assert.deepEqual(order, ['p', 'a', 'a goes on', 'b', 'clock 60', 'p put back for all', 'clock back'])
})
