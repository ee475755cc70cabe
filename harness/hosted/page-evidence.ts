import type { Page, Response } from 'playwright-core'
import type { Exchange } from '../../core/exchange.ts'

const shownHeaders = new Set(['content-type', 'content-security-policy', 'x-frame-options', 'location'])
/** How long a page may take, which may hang in a script of its own. Seconds, because other checks run in parallel. */
export const answerMs = 5000

/**
 * An address without its machine-made parts, which open a session on hosted pages. The replacement is plain text, so
 * that the address stays valid.
 */
export function shownAddress(address: string): string {
  return address.replace(/[^\s/?#=&:]{12,}/g, (part) => (/\d/.test(part) && !/^\d+$/.test(part) ? '(hidden)' : part))
}

/** A document that the browser requested, as evidence. Sent bodies are left out, because they hold what the user typed. */
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

/** The text of a page, title first; empty where the page is closed or does not respond. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await within(page.evaluate(() => `${document.title}\n\n${document.body?.innerText ?? ''}`))
  return shownAddress(words ?? '')
}

/** Whether a screenshot could show typed text or a password field. Also true where that is unknown. */
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

/** The result of a page; undefined where it is closed or hangs. */
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
