import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { WhileUsed } from './while-used.ts'

function noted() {
  const events: string[] = []
  let number = 0
  const opening = {
    open: async () => {
      number += 1
      events.push(`open ${number}`)
      return number
    },
    close: async (held: number) => {
      await setImmediate()
      events.push(`close ${held}`)
    },
  }
  return { events, opening }
}

async function use(used: WhileUsed<number>, { open, close }: ReturnType<typeof noted>['opening'], act: () => unknown) {
  const held = await used.join(open)
  await act()
  await used.leave(close)
  return held
}

test('what several use at a time is opened and closed once', async () => {
  const { events, opening } = noted()
  const used = new WhileUsed<number>()
  const seen = await Promise.all([1, 2, 3].map(() => use(used, opening, setImmediate)))
  assert.deepEqual(
    [seen, events],
    [
      [1, 1, 1],
      ['open 1', 'close 1'],
    ],
  )
})

test('it is opened again once it is closed, and not before', async () => {
  const { events, opening } = noted()
  const used = new WhileUsed<number>()
  await use(used, opening, setImmediate)
  await used.join(opening.open)
  const leaving = used.leave(opening.close)
  await Promise.all([leaving, use(used, opening, setImmediate)])
  assert.deepEqual(events, ['open 1', 'close 1', 'open 2', 'close 2', 'open 3', 'close 3'])
})

test('where it cannot be opened, all who wanted it learn why, and it is tried again later', async () => {
  const { opening } = noted()
  const used = new WhileUsed<number>()
  assert.equal(await use(used, opening, setImmediate), 1)
})
