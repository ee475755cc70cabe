import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { demand } from '../../../harness/checks/answers/demands.ts'
import { outcomeWithCodes, codesOf } from '../../../harness/checks/answers/messages.ts'
import { isPage } from './refused-with.ts'

const ofOtherStates = ['CONSENT_INVALID', 'CONSENT_EXPIRED']

/**
 * Whether a consent that the control port made valid is not refused with a code of consents that are not. Another refusal says
 * nothing of the consent. Source: Open-finance errors.
 */
export const notCalledInvalid = check((answer: Exchange) => {
  const outcome = outcomeWithCodes(answer)
  if (codesOf(answer).some((code) => ofOtherStates.includes(code))) {
    const wanted = `neither ${ofOtherStates.join(' nor ')}, since the consent is authorised, not revoked and not past its validTo`
    return differs({ wanted, got: outcome, place: 'apiClientMessages[0].code' }, [answer])
  }
  demand(isSuccess(answer) && !isPage(answer), because('request-refused-otherwise', { outcome }))
  return held(because('request-accepted', { outcome }), [answer])
})
