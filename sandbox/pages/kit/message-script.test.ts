import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { messageScript, type PageMessage } from './message-script.ts'

/** Runs the script with this opener. */
function posted(message: PageMessage, opener?: { postMessage: (text: string, origin: string) => void }): void {
  runInNewContext(messageScript(message), { window: { opener } })
}

test('the opener gets one message, in JSON', () => {
  const seen: unknown[] = []
  posted(
    { subject: { payment_id: '7', login_id: undefined }, stage: 'success' },
    { postMessage: (text, origin) => seen.push(JSON.parse(text), origin) },
  )
  assert.deepEqual(seen, [{ data: { payment_id: '7', stage: 'success' } }, '*'])
})

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
