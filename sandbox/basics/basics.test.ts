import assert from 'node:assert/strict'
import { it, test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { momentAfter } from '../fetching/new-attempt.ts'
import { mapObjects } from '../variants/kit/map-json.ts'
import { createClock, nextMomentMs } from './clock.ts'
import { remembering } from './remembering.ts'
import { createSecretSource } from './keys.ts'
import { type WindowKind, createWindow } from './window.ts'

const moment = '2026-01-01T00:00:00.500Z'
const made: string[] = []
const remembered = remembering<string>(2)
const [one, other] = [createSecretSource(7), createSecretSource(7)]
const secrets = createSecretSource()
/** More than one draw gives. */
const drawn = Array.from({ length: 300 }, () => secrets())
const json: unknown = JSON.parse('{"rows":[{"id":"1","__proto__":{"id":"2"}},{"number":3}],"none":null}')
const was = JSON.stringify(json)

/** The requests at these moments that a limit of 5 serves. */
function served(kind: WindowKind, momentsMs: number[], refusedCount = false): boolean[] {
  const window = createWindow(kind, 5, refusedCount)
  return momentsMs.map((at) => window(at) === 0)
}
const five = [true, true, true, true, true]
const acrossSeconds = [900, 900, 900, 900, 900, 1000, 1000, 1000, 1000, 1000, 1000]
const hammering = [0, 0, 0, 0, 0, 500, 600, 700, 800, 900, 1001]
const kinds: WindowKind[] = ['fixed', 'sliding', 'bucket']

cases(
  'A window serves five at the same time and no sixth, until a second has gone by',
  ...kinds.map((kind) => [served(kind, [100, 100, 100, 100, 100, 101, 1100]), [...five, false, true], kind] as const),
  'A fixed window begins anew with every full second, and a sliding one looks back a second from each request',
  [served('fixed', acrossSeconds), [...five, ...five, false]],
  [served('sliding', acrossSeconds), [...five, ...five.map(() => false), false]],
  'A sliding window forgets what was served a whole second ago, and counts anew',
  [served('sliding', [0, 0, 0, 0, 0, 999, 1000, 1000, 1000, 1000, 1000, 1000]), [...five, false, ...five, false]],
  'A bucket gets back an allowance every fifth of a second',
  [served('bucket', [0, 0, 0, 0, 0, 199, 200, 201, 400]), [...five, false, true, false, true]],
  'Refused requests keep a sliding window full where they count',
  [served('sliding', hammering).at(-1), true],
  [served('sliding', hammering, true).at(-1), false],
  'What was made of a key is made once, until there are too many keys',
  [['a', 'b', 'a', 'c', 'a'].map((key) => remembered(key, () => String(made.push(key)))), ['1', '2', '1', '3', '4']],
  [made, ['a', 'b', 'c', 'a']],
  'Secrets are 64 hexadecimal characters each, no two are the same, and a seed gives the same in the same order',
  [new Set(drawn.filter((secret) => /^[\da-f]{64}$/.test(secret))).size, drawn.length],
  [one(), other()],
  [one(), other()],
  'A moment is now where time has passed, nothing came before, or the clock was put back',
  [momentAfter(undefined, moment, 1), moment],
  [momentAfter('2026-01-01T00:00:00.499Z', moment, 1), moment],
  [momentAfter('2026-01-01T01:00:00.000Z', moment, 1), moment],
  'It is a little after what came before where no time has passed',
  [momentAfter(moment, moment, 1), '2026-01-01T00:00:00.501Z'],
  [momentAfter('2026-01-01T00:00:00.508Z', moment, 1), '2026-01-01T00:00:00.509Z'],
  [momentAfter('2026-01-01T00:00:00.508Z', moment, 0), '2026-01-01T00:00:00.508Z'],
  'Objects are changed at every depth, under every name, and what was given stays as it was',
  [
    JSON.stringify(mapObjects(json, (fields) => ({ ...fields, more: true }))),
    '{"rows":[{"id":"1","__proto__":{"id":"2","more":true},"more":true},{"number":3,"more":true}],"none":null,"more":true}',
  ],
  [JSON.stringify(json), was],
)

for (const kind of kinds)
  test(`A ${kind} window says how long to wait, and serves then`, () => {
    const window = createWindow(kind, 5)
    for (let count = 0; count < 5; count += 1) window(250)
    const early = window(300)
    assert.ok(early > 0 && early <= 1000, String(early))
    assert.equal(window(300 + early), 0)
  })

test('Moments that are asked for together have an order, and are those of the clock', () => {
  const began = Date.now()
  const moments = Array.from({ length: 10_000 }, nextMomentMs)
  assert.ok(moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? Infinity)))
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  assert.ok(first > began - 1000 && last < Date.now() + 1000, `${first} to ${last}`)
})

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
