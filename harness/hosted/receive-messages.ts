import type { BrowserContext, Page } from 'playwright-core'
import { within } from './page-evidence.ts'

/** A message that the hosted page posted to the window that opened it. */
export interface PageMessage {
  origin: string
  data: unknown
  /** Set where it was posted to the page's own window, which is its parent too. */
  own?: true
}

/** A page that posts without end fills no memory. */
export const mostMessages = 100

/**
 * Has what the client's page at `address` receives kept here, out of reach of every page: a hosted page may lead the window
 * that opened it elsewhere, to a page of its own. Gives the function that hands the messages over, in order.
 */
export async function receiveMessages(opener: Page, address: string): Promise<() => Promise<PageMessage[]>> {
  const received: PageMessage[] = []
  await opener.exposeBinding('assayReceived', ({ frame }, message: PageMessage) => {
    if (frame.url() === address && received.length < mostMessages) received.push(message)
  })
  return async () => {
    // What was posted before is here once the page has answered, which it may never do.
    await within(opener.evaluate('0'))
    return [...received]
  }
}

/** Hands on what a window receives, as the page of a client does, but for frames within it. */
const listening = `if (window.top === window) addEventListener('message', ({ origin, data }) => {
  try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
  assayPosted({ origin, data })
})`

const posted = new WeakMap<Page, PageMessage[]>()

/** Keeps what pages of a context post to their own window from now on, for `ownMessagesOf`. */
export async function hearOwnMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('assayPosted', ({ page }, message: PageMessage) => {
    const own = posted.get(page) ?? []
    if (own.length < mostMessages) posted.set(page, [...own, { ...message, own: true }])
  })
  await context.addInitScript(listening)
}

/** What a page posted to its own window, in order. */
export function ownMessagesOf(page: Page): readonly PageMessage[] {
  return posted.get(page) ?? []
}
