import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClockMove } from './slot.ts'
import { schedule } from './scheduler.ts'
import { moment, moments, watched } from './test-support/watched-tasks.ts'

test('the clock is not moved beyond what one who waits allows', async () => {
  const { task, clock, order } = watched()
  const waits = (name: string, ...moves: ClockMove[]) =>
    task(name, {}, async (slot) => {
      for (const wanted of moves) order.push(`${name} ${(await slot.moveClock({ ...wanted }, clock)).seconds}`)
    })
  const early = { seconds: 60, mostSeconds: 90 }
  await schedule([waits('a', { seconds: 3600 }), waits('b', early, early), waits('c', { seconds: 80 })], 3)
  const moved = order.slice(3)
  assert.deepEqual(moved, ['clock 80', 'b 80', 'c 80', 'clock 60', 'b 60', 'clock 3460', 'a 3600', 'clock back'])
})

test('who makes way goes on once the clock was moved for those who wait', async () => {
  const { task, clock, order } = watched()
  const waits = task('a', {}, async (slot) => {
    await slot.moveClock({ seconds: 60 }, clock)
    await slot.moveClock({ seconds: 90 }, clock)
  })
  const makesWay = task('b', {}, async (slot) => {
    await slot.moveClock({ seconds: 60 }, clock)
    await moment()
    await slot.makeWay()
    order.push('b goes on')
    await slot.makeWay()
    order.push('b ends')
  })
  await schedule([waits, makesWay], 2)
  assert.deepEqual(order, ['a', 'b', 'clock 60', 'clock 90', 'b goes on', 'b ends', 'clock back'])
})

test('nobody makes way while the clock is where it was, and none fails for a clock that others cannot move', async () => {
  const { task, clock, order } = watched()
  let isMoved = false
  const once = {
    ...clock,
    advance: async (seconds: number) => {
      if (isMoved) throw new Error('refused')
      isMoved = true
      await clock.advance(seconds)
    },
  }
  const waits = task('a', {}, async (slot) => {
    await slot.moveClock({ seconds: 60 }, once)
    await slot.moveClock({ seconds: 90 }, once).catch(() => order.push('a is refused'))
  })
  const makesWay = task('b', {}, async (slot) => {
    await moment()
    await slot.makeWay()
    order.push('b makes no way')
    await slot.moveClock({ seconds: 60 }, once)
    await moment()
    await slot.makeWay()
    order.push('b goes on')
  })
  await schedule([waits, makesWay], 2)
  const refused = ['a is refused', 'b goes on']
  assert.deepEqual(order.slice(0, 4), ['a', 'b', 'b makes no way', 'clock 60'])
  assert.deepEqual([order.slice(4, 6).sort(), order.at(-1)], [refused, 'clock back'])
})

test('those that are alone for what they change go on beside the others, and before what is alone', async () => {
  const { task, later, met, order } = watched()
  const changes = { alone: true, changes: ['clock'] }
  await schedule([task('x', { alone: true }), later('p', 60, changes), task('q', changes), task('a')], 8)
  assert.deepEqual(order, ['p', 'q', 'a', 'clock 60', 'p put back for all', 'clock back', 'x'])
  assert.deepEqual([met('a'), met('p'), met('x')], [['a', 'p', 'q'], ['p'], ['x']])
})

test('who changes something waits for those who change it too, and nobody else does', async () => {
  const { task, order } = watched()
  const changes = { alone: true, changes: ['callbacks'] }
  const meets = (name: string, early: () => Promise<unknown>, turn = {}) =>
    task(name, { ...changes, ...turn }, async (slot) => {
      await early()
      order.push(`${name} comes`)
      await slot.meet('callbacks')
      order.push(`${name} goes on`)
    })
  const never = task('n', changes)
  const other = task('o', {}, () => moments(4).then(() => order.push('o ends')))
  await schedule([meets('a', async () => undefined), meets('b', () => moments(2)), never, other], 8)
  assert.deepEqual(order, ['a', 'b', 'n', 'o', 'a comes', 'b comes', 'a goes on', 'b goes on', 'o ends'])
})

test('the clock stays where it was moved for one that then waits for others, though not for one that waits for its group', async () => {
  const { task, clock, order } = watched()
  const changes = { alone: true, changes: ['callbacks'], groups: ['one'] }
  const meets = (name: string) =>
    task(name, changes, async (slot) => {
      await slot.moveClock({ seconds: 60 }, clock)
      await slot.meet('callbacks')
      order.push(`${name} goes on`)
    })
  await schedule([meets('a'), meets('b')], 8)
  const each = (name: string) => [name, 'clock 60', `${name} goes on`, 'clock back']
  assert.deepEqual(order, [...each('a'), ...each('b')])
})

test('who waits for the clock to be put back goes on once nobody needs it where it stands', async () => {
  const { task, later, clock, order } = watched()
  const smaller = task('a', {}, async (slot) => {
    await slot.clockBack()
    await slot.moveClock({ seconds: 60 }, clock)
    await slot.clockBack()
    order.push('a goes on')
  })
  await schedule([smaller, later('p', 60)], 2)
  assert.deepEqual(order, ['a', 'p', 'clock 60', 'p put back for all', 'clock back', 'a goes on'])
})

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
