import type { Exchange } from '../../core/exchange.ts'

/** A request in short: method and address, without the base address of the target. */
export function askedOf(exchange: Exchange, baseUrl: string): string {
  const { method, url } = exchange.request
  const base = baseUrl.replace(/\/$/, '')
  return `${method} ${url.startsWith(`${base}/`) ? url.slice(base.length) : url}`
}

/** What came back in short: the status, or the transport error that came instead. */
export function answeredOf(exchange: Exchange): string {
  return exchange.answer ? String(exchange.answer.status) : (exchange.trouble?.code ?? 'no answer')
}
