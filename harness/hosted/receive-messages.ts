import type { BrowserContext, Page } from 'playwright-core'
import { within } from './page-evidence.ts'

/** A message from the hosted page to its opener. */
export interface PageMessage {
  origin: string
  data: unknown
  /** Set where it was posted to the page's own window, which is its own parent. */
  own?: true
}

/** Bounds the memory for a page that posts without end. */
export const mostMessages = 100

/**
 * Keeps the messages that the client's page at `address` receives. They are kept here, because a hosted page may
 * navigate its opener to another page. Returns a function that gives the messages in order.
 */
export async function receiveMessages(opener: Page, address: string): Promise<() => Promise<PageMessage[]>> {
  const received: PageMessage[] = []
  await opener.exposeBinding('assayReceived', ({ frame }, message: PageMessage) => {
    if (frame.url() === address && received.length < mostMessages) received.push(message)
  })
  return async () => {
    // Earlier messages have arrived once the page responds, which it may never do.
    await within(opener.evaluate('0'))
    return [...received]
  }
}

/** Forwards a window's messages as a client's page does, without those of its frames. */
const listening = `if (window.top === window) addEventListener('message', ({ origin, data }) => {
  try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
  assayPosted({ origin, data })
})`

const posted = new WeakMap<Page, PageMessage[]>()

/** Keeps what pages of a context post to their own window, for `ownMessagesOf`. */
export async function hearOwnMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('assayPosted', ({ page }, message: PageMessage) => {
    const ownMessages = posted.get(page) ?? []
    if (ownMessages.length < mostMessages) posted.set(page, [...ownMessages, { ...message, own: true }])
  })
  await context.addInitScript(listening)
}

/** The messages that a page posted to its own window, in order. */
export function ownMessagesOf(page: Page): readonly PageMessage[] {
  return posted.get(page) ?? []
}
