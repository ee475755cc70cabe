import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { bodyOf, isRow, isSuccess, type Row } from './answer.ts'

/** The message blocks of a refusal; undefined where it has no array `apiClientMessages`. */
export function messagesOf(exchange: Exchange): unknown[] | undefined {
  const body = bodyOf(exchange)
  const messages = isRow(body) ? body['apiClientMessages'] : undefined
  return Array.isArray(messages) ? messages : undefined
}

/** The blocks of a refusal that are objects. */
export function blocksOf(exchange: Exchange): Row[] {
  return (messagesOf(exchange) ?? []).filter(isRow)
}

/** The codes of a refusal's blocks, warnings left out. */
export function codesOf(exchange: Exchange): string[] {
  return blocksOf(exchange).flatMap(({ code, category }) =>
    typeof code === 'string' && category !== 'WARNING' ? code : [],
  )
}

/** The status that the documents tie to a code; undefined for a code that they do not name. */
export function statusOfCode(code: string): number | undefined {
  const [status] = Object.entries(readTable('open-finance-errors')).find(([, codes]) => codes.includes(code)) ?? []
  return status === undefined ? undefined : Number(status)
}

/** What came back in a few words: `201`, `401 SIGNATURE_INVALID`, `no answer (TLS_REFUSED)`. */
export function outcomeWithCodes(exchange: Exchange): string {
  const { answer, trouble } = exchange
  if (!answer) return `no answer (${trouble?.code ?? 'cause unknown'})`
  if (isSuccess(exchange)) return String(answer.status)
  return `${answer.status} ${codesOf(exchange).join(', ') || 'without a code'}`
}
