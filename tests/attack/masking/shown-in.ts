import type { Exchange } from '../../../core/exchange.ts'

/** Every text that can be read in a masked exchange. */
export function textsIn({ request, answer }: Exchange): string[] {
  const headers = [...request.headers, ...(answer?.headers ?? [])].map(([, value]) => value)
  const bytes = Buffer.from(answer?.bodyBase64 ?? '', 'base64').toString('utf8')
  return [request.url, request.body, answer?.body ?? '', bytes, ...headers]
}

/** The first text that shows one of these, in any case, with what it shows; undefined where none does. */
export function shownIn(exchange: Exchange, forbidden: readonly string[]): { one: string; text: string } | undefined {
  for (const text of textsIn(exchange))
    for (const one of forbidden) if (text.toLowerCase().includes(one.toLowerCase())) return { one, text }
  return undefined
}
