import type { BrowserContext, Request } from 'playwright-core'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { ofGateways } from '../client/gateway-answer.ts'
import { evidenceOfPage } from './page-evidence.ts'

/** The documents that a page went through. */
export interface WatchedDocuments {
  /** Those that were answered, in order, as evidence. */
  answered: Exchange[]
  /** Every address that it was sent to, answered or not. */
  addresses: string[]
  /**
   * @throws CheckStopped (inconclusive) where the browser did not get all of a document, or, of a user who did not arrive,
   * where a document is still loading or the target did not get or answer what the page asked for
   */
  assertWhole(arrived: boolean): void
  /** Waits until it is sent to an address that is wanted; gives whether it was before the deadline. */
  until(wanted: (address: string) => boolean, deadlineMs: number): Promise<boolean>
}

/** Chromium's names for an answer that is not whole; a page that is left or kept as a file has another. */
const ofTheWay = /ERR_(CONTENT_|INCOMPLETE_|CONNECTION_(RESET|CLOSED)|INVALID_CHUNKED|HTTP2_)/
const unanswered = /ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))/

/** What a page needs to go on, by Playwright's names; a picture is none of it. */
const needed = new Set(['document', 'script', 'xhr', 'fetch'])

interface Watching {
  nextId: () => string
  /** An origin whose pages are no evidence. */
  own: string
  /** What the way to the target lost, whether or not the browser asked again by itself; undefined for nothing. */
  lost: () => string | undefined
}

/** Watches what the windows of a context load, but for frames within them. */
export function watchDocuments(context: BrowserContext, { nextId, own, lost }: Watching): WatchedDocuments {
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
      const error = brokenOff ?? (arrived ? undefined : (hindrance ?? lost() ?? still))
      if (error !== undefined)
        throw new CheckStopped('inconclusive', `The browser did not get a page to its end (${error})`, answered)
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
    // A window that just opens has no frame yet.
    return true
  }
}
