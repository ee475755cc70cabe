import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleData, sampleRefusal } from '../../checks/test-support/sample-exchange.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { createRun, type RunOptions } from '../../run/run.ts'
import { Lender, type Lending } from './lender.ts'

/** Lends things that are numbered as they are made. */
function lending(more: Partial<Lending<string>> = {}) {
  const run = createRun({ requirements: [], dialect: { interface: 'ais-v4' } } as unknown as RunOptions)
  let made = 0
  const make = async () => `thing ${(made += 1)}`
  const asked: Lending<string> = { make, namesOf: (name) => [name], isLeftBy: 'refusals', ...more }
  return { check: () => new Lender(run), lend: (check: Lender) => check.lend('thing', asked) }
}

function sent(method: string, thing: string, exchange: Exchange): Exchange {
  return { ...exchange, request: { method, url: `/things/${thing}`, headers: [], body: '' } }
}

const [done, refused] = [sampleData({}), sampleRefusal(400, 'Wrong')]
const lost = { ...done, answer: undefined! }
const cases: ReadonlyArray<[what: string, isLeftBy: Lending<string>['isLeftBy'], exchange: Exchange, next: string]> = [
  ['was read', 'reads', sent('GET', 'thing 1', done), 'thing 1'],
  ['was to be changed and was refused that', 'refusals', sent('PUT', 'thing 1', refused), 'thing 1'],
  ['is for reading and was to be changed', 'reads', sent('PUT', 'thing 1', refused), 'thing 2'],
  ['was changed', 'refusals', sent('PUT', 'thing 1', done), 'thing 2'],
  ['was asked about without an answer', 'refusals', sent('PUT', 'thing 1', lost), 'thing 2'],
  ['stands beside one that was changed', 'refusals', sent('PUT', 'thing 9', done), 'thing 1'],
]
for (const [what, isLeftBy, exchange, next] of cases) {
  test(`After a thing that ${what}, the next check is lent ${next}`, async () => {
    const { check, lend } = lending({ isLeftBy })
    const first = check()
    await lend(first)
    first.note(exchange)
    first.giveBack()
    assert.equal(await lend(check()), next)
  })
}

test('Checks beside each other, and one that asks twice, are lent different things', async () => {
  const { check, lend } = lending()
  const one = check()
  assert.deepEqual([await lend(one), await lend(check()), await lend(one)], ['thing 1', 'thing 2', 'thing 3'])
})

test('What is no longer as it was made is not lent again', async () => {
  const { check, lend } = lending({ isStill: async (name) => name !== 'thing 1' })
  const first = check()
  await lend(first)
  first.giveBack()
  assert.equal(await lend(check()), 'thing 2')
})

test('What a check borrows is the same until it gives it back, and then that of the next', async () => {
  const { check } = lending()
  const [one, beside] = [check(), check()]
  let made = 0
  const borrow = (of: Lender) => of.borrow('thing', async () => (made += 1))
  assert.deepEqual([await borrow(one), await borrow(one), await borrow(beside)], [1, 1, 2])
  one.giveBack()
  assert.equal(await borrow(check()), 1)
})

test('Only what others had before may have been used up by them', async () => {
  const { check, lend } = lending()
  const first = check()
  await lend(first)
  first.giveBack()
  const [second, beside] = [check(), check()]
  assert.equal(await lend(second), 'thing 1')
  assert.equal(await lend(beside), 'thing 2')
  assert.deepEqual([second.keep(), beside.keep()], [true, false])
})
