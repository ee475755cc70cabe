import type { Exchange } from '../../core/exchange.ts'

/** A request in short: method and address without the target's base address. */
export function askedOf(exchange: Exchange, baseUrl: string): string {
  const { method, url } = exchange.request
  const base = baseUrl.replace(/\/$/, '')
  return `${method} ${url.startsWith(`${base}/`) ? url.slice(base.length) : url}`
}

/** The answer in short: the status, or the transport error. */
export function answeredOf(exchange: Exchange): string {
  return exchange.answer ? String(exchange.answer.status) : (exchange.trouble?.code ?? 'no answer')
}
