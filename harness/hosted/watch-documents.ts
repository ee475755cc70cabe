import type { BrowserContext, Page, Request } from 'playwright-core'
import type { Exchange } from '../client/exchange.ts'
import { evidenceOfPage } from './page-evidence.ts'

/** The documents that a page went through. */
export interface WatchedDocuments {
  /** Those that were answered, in order, as evidence. */
  answered: Exchange[]
  /** Every address that it was sent to, answered or not. */
  addresses: string[]
}

/** Watches what the windows of a context load, but for frames within them and for the addresses told to leave out. */
export function watchDocuments(
  context: BrowserContext,
  { nextId, leaves }: { nextId: () => string; leaves: (url: string) => boolean },
): WatchedDocuments {
  const watched: WatchedDocuments = { answered: [], addresses: [] }
  const began = new WeakMap<Request, number>()
  context.on('request', (request) => {
    if (!isDocument(request) || leaves(request.url())) return
    began.set(request, Date.now())
    watched.addresses.push(request.url())
  })
  context.on('response', (response) => {
    const request = response.request()
    if (!isDocument(request) || leaves(request.url())) return
    watched.answered.push(evidenceOfPage(nextId(), response, began.get(request) ?? Date.now()))
  })
  return watched
}

function isDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().parentFrame() === null
  } catch {
    // A window that just opens has no frame yet.
    return true
  }
}

/** Waits until a page has come to an address that is wanted; gives whether it did before the deadline. */
export async function arrives(page: Page, wanted: (url: URL) => boolean, deadlineMs: number): Promise<boolean> {
  try {
    await page.waitForURL(wanted, { timeout: deadlineMs, waitUntil: 'commit' })
    return true
  } catch {
    return false
  }
}
