import type { Exchange } from '../../../../core/exchange.ts'
import { sampleExchange } from '../../../../harness/checks/test-support/sample-exchange.ts'

export type Row = Record<string, unknown>

export const list = (...rows: unknown[]): Exchange[] => [sampleExchange(200, { data: rows, meta: {} })]
export const field = (name: string, nature = 'text', optional = false): Row => ({ name, nature, optional })
export const options = (...values: unknown[]): Row => ({ ...field('mode', 'select'), field_options: values })
export const option = (value: string, selected = false): Row => ({ option_value: value, selected })
export const mode = options(option('NORMAL', true), option('INSTANT'))
export const sepa = [
  field('amount', 'number'),
  ...['creditor_iban', 'creditor_name', 'customer_ip_address'].map((name) => field(name)),
  mode,
]
