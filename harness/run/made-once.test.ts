import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import { sampleExchange } from '../checks/answers/sample-exchange.ts'
import { createPlayer } from '../recording/player.ts'
import type { ReadingKept } from '../recording/recording-line.ts'
import { shelfOf } from '../recording/shelf.ts'
import { inScope, onTape, outcome, type Tape } from '../tape/tape.ts'
import { notingTape } from '../tape/test-support/noting-tape.ts'
import { onlyLane } from './lane.ts'
import { MadeOnce } from './made-once.ts'

const lost = (code = 'TARGET_RESET') =>
  setUpFailed('create a login', { ...sampleExchange(200, {}), trouble: { code, message: 'lost' } })
const refused = setUpFailed('create a login', sampleExchange(406, {}))

/** Fails so, one try after the other, and then makes a number. */
function makerOf(failures: Error[]) {
  let tries = 0
  return {
    make: async () => {
      tries += 1
      const failure = failures[tries - 1]
      if (failure) throw failure
      return tries
    },
    tries: () => tries,
  }
}

test('what was made, and a failure that no trouble explains, is the same for all', async () => {
  const once = new MadeOnce()
  const made = makerOf([])
  const all = await Promise.all([1, 2, 3].map(() => once.get('login', made.make, onlyLane)))
  assert.deepEqual([all, made.tries()], [[1, 1, 1], 1])
  const failing = makerOf([refused])
  for (const _ of [1, 2]) await assert.rejects(once.get('customer', failing.make, onlyLane), refused)
  assert.equal(failing.tries(), 1)
})

test('what trouble explains is tried anew by the next check, three times where each was waited for', async () => {
  const once = new MadeOnce()
  const known = makerOf(Array.from({ length: 5 }, () => lost()))
  for (const _ of [1, 2, 3, 4, 5]) await assert.rejects(once.get('login', known.make, onlyLane))
  assert.equal(await once.get('login', known.make, onlyLane), 6)
  const waited = makerOf(Array.from({ length: 5 }, () => lost('TARGET_TIMEOUT')))
  for (const _ of [1, 2, 3, 4]) await assert.rejects(once.get('customer', waited.make, onlyLane))
  assert.equal(waited.tries(), 3)
})

/** What each check was given that wants the same as others; those of one round want it at the same time. */
async function givenTo(rounds: string[][], tape: Tape): Promise<Map<string, string>> {
  const once = new MadeOnce()
  const { make } = makerOf([lost()])
  const given = new Map<string, string>()
  async function ask(check: string) {
    const made = inScope(check, () =>
      once.get('login', () => inScope('once: login', () => outcome('made', make)), onlyLane),
    )
    given.set(check, await made.then(String, () => 'lost'))
  }
  await onTape(tape, async () => {
    for (const round of rounds) await Promise.all(round.map(ask))
  })
  return given
}

test('checks that shared a try share it where a recording is evaluated in another order', async () => {
  const kept: ReadingKept[] = []
  const wanted = { first: 'lost', beside: 'lost', later: '2' }
  const recorded = await givenTo([['first', 'beside'], ['later']], notingTape(kept))
  assert.deepEqual(Object.fromEntries(recorded), wanted)
  const orders = [
    [['first'], ['later'], ['beside']],
    [['later'], ['beside'], ['first']],
    [['later', 'beside', 'first']],
  ]
  for (const rounds of orders) {
    const { tape } = createPlayer(shelfOf({ kept, texts: new Map() }))
    assert.deepEqual(Object.fromEntries(await givenTo(rounds, tape)), wanted, JSON.stringify(rounds))
  }
})

test('a recording that names a try beyond all others is given the last one that was made', async () => {
  const made: ReadingKept = { type: 'reading', scope: 'once: login', kind: 'made', value: 7 }
  const kept: ReadingKept[] = [{ type: 'reading', scope: 'first', kind: 'try at login', value: 1e15 }, made]
  const { tape } = createPlayer(shelfOf({ kept, texts: new Map() }))
  assert.deepEqual(Object.fromEntries(await givenTo([['first']], tape)), { first: '7' })
})
