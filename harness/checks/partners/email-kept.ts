import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { valuesSatisfy } from '../values/values-satisfy.ts'

/** Whether the answer to a new lead shows the email that was sent; letters may have become small ones. */
export function emailKept(answer: Exchange | undefined, sent: string): Judgement {
  if (answer === undefined) return inconclusive('No lead was created.')
  const same = (value: unknown) => String(value).toLowerCase() === sent.toLowerCase()
  return valuesSatisfy([answer], same, { pick: 'data.email', wanted: sent })
}
