import type { Page, Response } from 'playwright-core'
import type { Exchange } from '../../core/exchange.ts'

const shownHeaders = new Set(['content-type', 'content-security-policy', 'x-frame-options', 'location'])
const answerMs = 5000

/**
 * An address with what looks made by a machine left out: on hosted pages that opens somebody's session. What stands in for
 * it is plain text, so that an address stays one.
 */
export function shownAddress(address: string): string {
  return address.replace(/[^\s/?#=&:]{12,}/g, (part) => (/\d/.test(part) && !/^\d+$/.test(part) ? '(hidden)' : part))
}

/** A document that the browser asked for, as evidence: without bodies that were sent, which hold what the user typed. */
export function evidenceOfPage(id: string, response: Response, at: number): Exchange {
  const request = response.request()
  const headers = Object.entries(response.headers()).filter(([name]) => shownHeaders.has(name))
  return {
    id,
    request: { method: request.method(), url: shownAddress(request.url()), headers: [], body: '' },
    answer: {
      status: response.status(),
      headers: headers.map(([name, value]): [string, string] => [name, shownAddress(value)]),
      body: '',
    },
    at: new Date(at).toISOString(),
    durationMs: Date.now() - at,
  }
}

/** The words that a page shows, its title first; empty where it is gone already, or answers nothing. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await within(page.evaluate(() => `${document.title}\n\n${document.body?.innerText ?? ''}`))
  return shownAddress(words ?? '')
}

/** Whether a picture of the page would show what a user typed, or where they type a password, or that is unknown. */
export async function showsCredentials(page: Page): Promise<boolean> {
  const shows = page.evaluate(() =>
    [...document.querySelectorAll('input, textarea')].some(
      (field) =>
        field.getAttribute('type') === 'password' ||
        (field.getAttribute('type') !== 'hidden' && (field as HTMLInputElement).value !== ''),
    ),
  )
  return (await within(shows)) ?? true
}

/** What a page answers; undefined where it is gone, or hangs. */
export async function within<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerMs)
  })
  try {
    return await Promise.race([asked, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
