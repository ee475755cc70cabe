import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createClock } from './clock.ts'

it('runs a task that takes no time once what is at hand has been done', async () => {
  const clock = createClock()
  const order: string[] = []
  await new Promise<void>((resolve) => {
    clock.after(0, () => {
      order.push('the task')
      resolve()
    })
    queueMicrotask(() => order.push('at hand'))
  })
  assert.deepEqual(order, ['at hand', 'the task'])
})

it('runs nothing that was called off, or that the clock was stopped before', async () => {
  const clock = createClock()
  const ran: string[] = []
  clock.after(0, () => ran.push('called off'))()
  clock.after(0, () => ran.push('stopped'))
  clock.after(1, () => ran.push('stopped'))
  clock.stop()
  await new Promise((resolve) => setTimeout(resolve, 5))
  assert.deepEqual(ran, [])
})

it('keeps an appointment when it is moved past it', () => {
  const clock = createClock()
  let kept = 0
  clock.at(new Date(clock.now().getTime() + 3_600_000), () => {
    kept += 1
  })
  clock.advance(3601)
  clock.advance(3601)
  assert.equal(kept, 1)
})
