import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import { servedBelowLimit } from '../../checks/rate-limits/served-below-limit.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { slidingWindow } from './test-support/sample-limiters.ts'
import { underUse } from './under-use.ts'

const perSecond = 5
const draft: Draft = {
  name: 'list countries',
  method: 'GET',
  path: '/countries',
  headers: {},
  as: 'main',
  signing: 'unsigned',
}
const good = sampleExchange(200, { data: [] })
const limited = sampleExchange(429, { error: { class: 'RateLimitExceeded', message: 'Slow down' } })
const route = { route: 'GET /countries', perSecond, control: good, next: () => draft, left: () => Infinity }

/** Sends to a limiter. The looks with these numbers, from 1, go out at half of their pace, as on a busy machine. */
function sender(slowLooks: number[]) {
  const serves = slidingWindow(perSecond - 1)
  let sent = 0
  const send = (): Promise<Exchange> => {
    const [look, at] = [Math.floor(sent / (perSecond + 2)) + 1, sent % (perSecond + 2)]
    sent += 1
    const now = Date.now()
    if (slowLooks.includes(look)) {
      const late = new Date(now + (at * 1000) / perSecond).toISOString()
      return Promise.resolve({ ...good, at: late, durationMs: 0 })
    }
    return Promise.resolve({ ...(serves(now) ? good : limited), at: new Date(now).toISOString(), durationMs: 0 })
  }
  return { send, looks: () => sent / (perSecond + 2) }
}

test('A limit that is one too low is found though the first look came slower than the limit', async () => {
  const { send, looks } = sender([1])
  const { finding } = servedBelowLimit(await underUse(send, [route], () => 'even'), 'even')
  assert.deepEqual([finding, looks()], ['broken', 3])
})

test('Looks that all come slower than the limit have an end, and show what they show', async () => {
  const { send, looks } = sender([1, 2, 3, 4])
  const { finding } = servedBelowLimit(await underUse(send, [route], () => 'even'), 'even')
  assert.deepEqual([finding, looks()], ['held', 4])
})
