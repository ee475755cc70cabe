import assert from 'node:assert/strict'
import { test } from 'node:test'

const { complete }: { complete: (task: object) => Promise<unknown> } = await import(
  new URL('./hosted-flow.mjs', import.meta.url).href
)

const done = { step: undefined, waits: false, changes: false }
const waiting = { step: undefined, waits: true, changes: false }

/** A page that shows these states in turn, or fails with this error. */
function pageOf(...shown: Array<typeof done | typeof waiting | Error>) {
  const next = async () => {
    const one = shown.shift()
    if (one instanceof Error) throw one
    return one
  }
  return {
    evaluate: next,
    reload: async () => (shown[0] instanceof Error ? next() : undefined),
    waitForTimeout: async () => undefined,
    waitForLoadState: async () => undefined,
    locator: () => ({ count: async () => 0 }),
  }
}

const left = new Error('page.evaluate: Execution context was destroyed, most likely because of a navigation')
const aborted = new Error('page.reload: net::ERR_ABORTED; maybe frame was detached?')

test('A page that loads itself anew while it is read, or while it is loaded, is read again', async () =>
  assert.deepEqual(await complete({ page: pageOf(left, waiting, aborted, left, done) }), {
    asked: [],
    can_change_provider: false,
  }))

test('Any other failure of the page is one of the script', async () => {
  const gone = new Error('page.evaluate: Target page, context or browser has been closed')
  await assert.rejects(complete({ page: pageOf(waiting, gone) }), gone)
})
