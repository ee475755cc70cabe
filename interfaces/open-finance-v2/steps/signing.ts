import type { Exchange } from '../../../core/exchange.ts'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import type { OwnSigning } from '../../../steps/world/signing-of.ts'
import { jwsSigningNamed, withAltered } from '../actions/jws-signings.ts'
import { isJwsDraft, type JwsDraft, signedAs } from '../actions/jws-draft.ts'
import { OpenFinance } from '../actions/open-finance.ts'
import { jwsAccepted } from '../checks/jws-accepted.ts'
import { refusedWith } from '../checks/refused-with.ts'

/** With a seal certificate, in JWS form. */
export const signing: OwnSigning<JwsDraft> = {
  signs: isJwsDraft,
  sendSigned: (world, draft, how) => world.send(signedAs(draft, jwsSigningNamed(how, new OpenFinance(world).section))),
  altered: async (world, draft) => {
    const right = await world.send(draft)
    const refusal = { defect: 'has one bit of its signature turned over', codes: ['SIGNATURE_INVALID'] }
    return async (change) => {
      const answer: Exchange = await world.send(signedAs(draft, withAltered(change)))
      return { outcome: outcomeWithCodes(answer), judgement: refusedWith(right, answer, refusal) }
    }
  },
  spelled: async (world, draft) => {
    const control = await world.send(draft)
    const particular = {
      what: 'with its JSON spelled otherwise',
      codes: ['SIGNATURE_INVALID', 'FORMAT_ERROR'],
      control,
    }
    return async (text) => {
      const sent = await new OpenFinance(world).send({ ...draft, rawBody: text })
      return { outcome: outcomeWithCodes(sent.exchange), judgement: jwsAccepted(particular, sent.exchange, sent) }
    }
  },
  isOpen: false,
}
