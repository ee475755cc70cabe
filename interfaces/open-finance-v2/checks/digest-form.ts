import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { holds, differs } from '../../../core/judgement.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { demand } from '../../../harness/checks/answers/demands.ts'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'

/**
 * Whether a Digest in the documented form is accepted. A refusal counts where the same request is accepted with its Digest
 * in another form: then nothing else of it can be wrong.
 * Source: Open-finance / Authentication, Digest rule.
 */
export const digestFormAccepted = check((right: Exchange, other?: { form: string; exchange: Exchange }) => {
  const outcome = outcomeWithCodes(right)
  if (isSuccess(right)) return holds([right])
  demand(other, because('request-refused-otherwise', { outcome }))
  const { form, exchange } = other
  const wanted = 'acceptance of SHA-256= and the hash in base64'
  const got = `${outcome}, and acceptance of a Digest ${form}`
  return differs({ wanted, got, place: 'Digest' }, [exchange, right])
})
