import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Exchange } from '../../../core/exchange.ts'
import type { Draft } from '../../client/draft.ts'
import { inLanes } from '../../run/lanes.ts'
import { asRun, type Run } from '../../run/run.ts'
import { sendSideBySide } from './send-each.ts'

const run = {} as Run
const drafts = ['/a', '/b', '/c'].map((path) => ({ path }) as Draft)

/** Sends three requests with so many workers; gives the answers, and how many were under way at a time. */
async function sent(workers: number): Promise<[answers: Exchange[], most: number]> {
  let underWay = 0
  let most = 0
  let answers: Exchange[] = []
  const send = async ({ path }: Draft) => {
    underWay += 1
    most = Math.max(most, underWay)
    await setTimeout(path === '/a' ? 10 : 1)
    underWay -= 1
    return { id: path } as Exchange
  }
  const turn = { alone: false, groups: [] }
  const act = async () => {
    answers = await sendSideBySide(run, send, drafts)
  }
  await inLanes([{ turn, act: (lane) => asRun(run, act, lane) }], workers)
  return [answers, most]
}

test('requests go out side by side as far as there are turns, and the answers keep the order of the drafts', async () => {
  for (const workers of [1, 2, 3]) {
    const [answers, most] = await sent(workers)
    assert.deepEqual([answers.map(({ id }) => id), most], [['/a', '/b', '/c'], workers])
  }
})
