import type { Page } from 'playwright-core'
import { within } from './page-evidence.ts'

/** A message that the hosted page posted to the window that opened it. */
export interface PageMessage {
  origin: string
  data: unknown
}

/** A page that posts without end fills no memory. */
const mostMessages = 100

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
