/** The visible content of a page. */
export interface Shown {
  /** After every redirect. */
  address: string
  status: number
  text: string
  policy: string
}

/** Opens a page, or sends a form there, and follows redirects as a browser would. */
export async function browse(address: string, fields?: Record<string, string>): Promise<Shown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
  const answer = await fetch(address, fields ? { method: 'POST', body } : {})
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { address: answer.url, status: answer.status, text: await answer.text(), policy }
}

/** The address of the last page's button. */
export function onwardFrom({ text }: Shown): URL {
  const href = /class="button"[^>]*href="([^"]+)"/.exec(text)?.[1] ?? ''
  return new URL(href.replaceAll('&amp;', '&'))
}
