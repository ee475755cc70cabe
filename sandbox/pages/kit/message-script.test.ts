import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { messageScript, type PageMessage } from './step-form.ts'

/** Runs the script with this opener. */
function posted(message: PageMessage, opener?: { postMessage: (text: string, origin: string) => void }): void {
  runInNewContext(messageScript(message), { window: { opener } })
}

test('what clients and users wrote ends no script', () => {
  const message = { subject: {}, stage: 'error', error_message: '</script><b>"\'' } as const
  assert.doesNotMatch(messageScript(message), /</)
  const seen: unknown[] = []
  posted(message, { postMessage: (text) => seen.push(JSON.parse(text)) })
  assert.deepEqual(seen, [{ data: { stage: 'error', error_message: '</script><b>"\'' } }])
})

test('a page without an opener sends nothing', () => {
  posted({ subject: {}, stage: 'success' })
})
