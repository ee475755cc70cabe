import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../../harness/reasons/because.ts'
import { sentAt } from '../../../harness/checks/values/value-is.ts'
import { valuesSatisfy } from '../../../harness/checks/values/values-satisfy.ts'

const place = 'data.email'

/** Whether the answer to a new lead shows the email of its request; letters may have become small ones. */
export function emailKept(answer: Exchange): Judgement {
  const sent = sentAt(answer, place)
  if (typeof sent !== 'string') return inconclusive(because('nothing-sent-there', { place }), [answer])
  const same = (value: unknown) => String(value).toLowerCase() === sent.toLowerCase()
  return valuesSatisfy([answer], same, { pick: place, wanted: sent })
}
