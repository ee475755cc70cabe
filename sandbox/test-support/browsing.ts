import { until } from './until.ts'

/** The visible content of a page. */
export interface Shown {
  /** After every redirect. */
  address: string
  status: number
  headers: Headers
  text: string
  policy: string
}

/** Opens a page, or sends a form there, and follows redirects as a browser would. */
export async function browse(address: string, fields?: Record<string, string>): Promise<Shown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
  const answer = await fetch(address, fields ? { method: 'POST', body } : {})
  const { url, status, headers } = answer
  const policy = headers.get('content-security-policy') ?? ''
  return { address: url, status, headers, text: await answer.text(), policy }
}

/** Opens a page again and again until it shows this. */
export function browseUntil(address: string, pattern: RegExp): Promise<Shown> {
  let shown: Shown | undefined
  const look = async () => {
    shown = await browse(address)
    return pattern.test(shown.text) ? shown : undefined
  }
  return until(look, () => `${pattern} in ${shown?.text}`)
}

/** The address of the last page's button. */
export function onwardFrom({ text }: Shown): URL {
  const href = /class="button"[^>]*href="([^"]+)"/.exec(text)?.[1] ?? ''
  return new URL(href.replaceAll('&amp;', '&'))
}
