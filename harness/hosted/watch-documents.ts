import { because } from '../reasons/because.ts'
import type { BrowserContext, Request } from 'playwright-core'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { ofGateways } from '../client/gateway-answer.ts'
import { evidenceOfPage } from './page-evidence.ts'

/** The documents that a page loaded. */
export interface WatchedDocuments {
  /** The answered ones in order, as evidence. */
  answered: Exchange[]
  /** Every requested address, answered or not. */
  addresses: string[]
  /**
   * @throws CheckStopped (inconclusive) where the browser did not get all of a document. For a user who did not arrive
   * also where a document is still loading, or the target did not get or answer a request of the page
   */
  assertWhole(arrived: boolean): void
  /** Waits for a wanted address. Returns whether it was requested before the deadline. */
  until(wanted: (address: string) => boolean, deadlineMs: number): Promise<boolean>
}

/** Chromium's error names for an incomplete answer. A page that is left or downloaded has another. */
const ofTheWay = /ERR_(CONTENT_|INCOMPLETE_|CONNECTION_(RESET|CLOSED)|INVALID_CHUNKED|HTTP2_)/
const unanswered = /ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))/

/** The resource types, in Playwright's names, that a page needs to continue; images are not needed. */
const needed = new Set(['document', 'script', 'xhr', 'fetch'])

interface Watching {
  nextId: () => string
  /** An origin whose pages are no evidence. */
  own: string
}

/** Watches the documents of a context's windows, without their frames. */
export function watchDocuments(context: BrowserContext, { nextId, own }: Watching): WatchedDocuments {
  const answered: Exchange[] = []
  const addresses: string[] = []
  const began = new WeakMap<Request, number>()
  const waiting = new Set<() => void>()
  const loading = new Set<Request>()
  let brokenOff: string | undefined
  let hindrance: string | undefined
  context.on('request', (request) => {
    if (!isDocument(request)) return
    began.set(request, Date.now())
    addresses.push(request.url())
    for (const look of waiting) look()
  })
  context.on('response', (response) => {
    const request = response.request()
    if (needed.has(request.resourceType()) && ofGateways.has(response.status()))
      hindrance ??= `a gateway before the target answered ${response.status()}`
    if (!isDocument(request) || request.url().startsWith(own)) return
    loading.add(request)
    answered.push(evidenceOfPage(nextId(), response, began.get(request) ?? Date.now()))
  })
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (loading.delete(request) && ofTheWay.test(errorText)) brokenOff ??= errorText
    if (needed.has(request.resourceType()) && unanswered.test(errorText)) hindrance ??= errorText
  })
  context.on('requestfinished', (request) => void loading.delete(request))
  return {
    answered,
    addresses,
    assertWhole(arrived) {
      const still = loading.size > 0 ? 'it is still loading' : undefined
      const error = brokenOff ?? (arrived ? undefined : (hindrance ?? still))
      if (error !== undefined)
        throw new CheckStopped(
          'inconclusive',
          because('hosted-page-left', { cause: 'not-loaded', detail: error }),
          answered,
        )
    },
    until: (wanted, deadlineMs) =>
      new Promise((resolve) => {
        const settle = (came: boolean) => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(came)
        }
        const look = () => {
          if (addresses.some(wanted)) settle(true)
        }
        const timer = setTimeout(() => settle(false), deadlineMs)
        waiting.add(look)
        look()
      }),
  }
}

function isDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().parentFrame() === null
  } catch {
    // A window that is opening has no frame yet.
    return true
  }
}
