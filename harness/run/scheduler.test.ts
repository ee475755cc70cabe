import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Slot } from './slot.ts'
import { schedule } from './scheduler.ts'
import { moment, watched } from './test-support/watched-tasks.ts'

test('as many tasks go on side by side as there are workers', async () => {
  const { task, met } = watched()
  await schedule([task('a'), task('b'), task('c')], 2)
  assert.deepEqual(met('a'), ['a', 'b'])
})

test('what is alone follows the others by itself', async () => {
  const { task, met, order } = watched()
  await schedule([task('x', { alone: true }), task('a'), task('b')], 8)
  assert.deepEqual(order, ['a', 'b', 'x'])
  assert.deepEqual(met('x'), ['x'])
})

test('who asks for the target goes on beside the others until then, and nobody beside it afterwards', async () => {
  const { task, later, order, clock } = watched()
  const asks = (name: string) =>
    task(name, {}, async (slot) => {
      await slot.alone()
      order.push(`${name} is alone`)
      await slot.alone()
      await slot.moveClock({ seconds: 30 }, clock)
      order.push(`${name} ends`)
    })
  const helped = task('c', {}, async (slot) => {
    await slot.alone()
    const done = new Promise<void>((resolve) => slot.help(async () => resolve()))
    await slot.waitFor(done)
    order.push('c was helped')
  })
  await schedule([asks('a'), asks('b'), helped, later('p', 60), task('d')], 2)
  const beside = ['a', 'b', 'c', 'p', 'd', 'clock 60', 'p put back for all', 'clock back']
  const alone = ['a is alone', 'clock 30', 'a ends', 'b is alone', 'clock 30', 'b ends', 'c was helped']
  assert.deepEqual(order, [...beside, ...alone])
})

test('one that ends without having been alone keeps nobody from it', async () => {
  const { task, order } = watched()
  const leaves = task('a', {}, async (slot) => void slot.alone())
  await schedule([leaves, task('b'), task('x', { alone: true })], 2)
  assert.deepEqual(order, ['a', 'b', 'x'])
})

test('two of a group never meet', async () => {
  const { task, met } = watched()
  const groups = ['callbacks']
  await schedule([task('a', { groups }), task('b', { groups }), task('c')], 8)
  assert.deepEqual([met('a').includes('b'), met('a').includes('c')], [false, true])
})

test('the clock is moved once for all who wait, when nobody else goes on, and put back at the end', async () => {
  const { task, later, met, order } = watched()
  await schedule([later('a', 60), later('b', 90), task('c'), task('d')], 2)
  const all = 'put back for all'
  assert.deepEqual(order, ['a', 'b', 'c', 'd', 'clock 90', `a ${all}`, `b ${all}`, 'clock back'])
  assert.deepEqual([met('a').join(), met('b').join()], ['a,b', 'a,b'])
})

test('nothing begins under a moved clock', async () => {
  const { task, later, order } = watched()
  await schedule([later('a', 60, { groups: ['one'] }), task('b', { groups: ['one'] })], 8)
  assert.deepEqual(order, ['a', 'clock 60', 'a put back for all', 'clock back', 'b'])
})

test('who has the target alone moves the clock at once and puts it back', async () => {
  const { task, later, order } = watched()
  await schedule([later('a', 60, { alone: true }), task('b')], 8)
  assert.deepEqual(order, ['b', 'a', 'clock 60', 'a put back by caller'])
})

test('a clock that cannot be moved is the error of each who waits', async () => {
  const { task, clock } = watched()
  const refusals: unknown[] = []
  const refused = { ...clock, advance: () => Promise.reject(new Error('refused')) }
  const waits = (slot: Slot) => slot.moveClock({ seconds: 60 }, refused).catch((error: unknown) => refusals.push(error))
  await schedule([task('a', {}, waits), task('b', {}, waits)], 2)
  assert.match(refusals.join(), /refused.*refused/)
})

test('who waits for what another makes does not keep the clock from being moved for it', async () => {
  const { task, clock, order } = watched()
  let make: Promise<unknown> = Promise.resolve()
  const maker = task('a', {}, (slot) => {
    make = slot.moveClock({ seconds: 60 }, clock)
    return make
  })
  const waiter = task('b', {}, async (slot) => {
    await moment()
    await slot.waitFor(make)
    order.push('b goes on')
  })
  await schedule([maker, waiter], 2)
  assert.deepEqual(order, ['a', 'b', 'clock 60', 'b goes on', 'clock back'])
})

test('a task waits for the clock once all of its branches do', async () => {
  const { task, clock, order } = watched()
  const forks = task('a', {}, async (slot) => {
    const ended = slot.fork(2)
    const first = slot.moveClock({ seconds: 60 }, clock).finally(ended)
    await moment()
    order.push('a goes on')
    const second = slot.moveClock({ seconds: 90 }, clock).finally(ended)
    await Promise.all([first, second])
  })
  await schedule([forks], 2)
  assert.deepEqual(order, ['a', 'a goes on', 'clock 90', 'clock back'])
})

test('a branch that has ended does not keep the other from the clock', async () => {
  const { task, clock, order } = watched()
  const forks = task('a', {}, async (slot) => {
    const ended = slot.fork(2)
    await Promise.all([moment().finally(ended), slot.moveClock({ seconds: 60 }, clock).finally(ended)])
  })
  await schedule([forks], 2)
  assert.deepEqual(order, ['a', 'clock 60', 'clock back'])
})

test('the error of one task is given once the others have ended', async () => {
  const { task, order } = watched()
  const broken = task('a', {}, () => Promise.reject(new Error('broken')))
  await assert.rejects(schedule([broken, task('b'), task('x', { alone: true })], 1), /broken/)
  assert.deepEqual(order, ['a', 'b', 'x'])
})

test('those who waited for what one makes go on in turn, as many at a time as there are workers', async () => {
  const { task } = watched()
  let made: Promise<void> | undefined
  let going = 0
  let most = 0
  const waits = async (slot: Slot) => {
    if (made) await slot.waitFor(made)
    else await (made = moment())
    going += 1
    most = Math.max(most, going)
    await moment()
    going -= 1
  }
  const tasks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => task(name, {}, waits))
  await schedule(tasks, 2)
  assert.equal(most, 2)
})

test('a check that ends while something of it still waits leaves the others their turns', async () => {
  const { task, later, clock, order } = watched()
  const leaves = task('a', {}, async (slot) => void slot.moveClock({ seconds: 60 }, clock))
  await schedule([leaves, later('b', 90), task('c'), task('x', { alone: true })], 2)
  assert.deepEqual(order, ['a', 'b', 'c', 'clock 90', 'b put back for all', 'clock back', 'x'])
})
