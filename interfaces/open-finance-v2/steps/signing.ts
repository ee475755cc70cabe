import { tryMany } from '../../../steps/world/explore.ts'
import type { OwnSigning } from '../../../steps/world/signing-of.ts'
import { isJwsDraft, type JwsDraft, signedAs } from '../actions/jws-draft.ts'
import { jwsSigningNamed } from '../actions/jws-signings.ts'
import { OpenFinance } from '../actions/open-finance.ts'
import { bodySpellingIsAccepted, otherSignatureIsRefused } from '../generators/jws-properties.ts'

/** With a seal certificate, in JWS form. */
export const signing: OwnSigning<JwsDraft> = {
  signs: isJwsDraft,
  sendSigned: (world, draft, how) => world.send(signedAs(draft, jwsSigningNamed(how, new OpenFinance(world).section))),
  tryBits: async (world, draft) => {
    const right = await world.send(draft)
    await tryMany(
      world,
      otherSignatureIsRefused(right, (one) => new OpenFinance(world).send(signedAs(draft, one))),
    )
  },
  trySpellings: async (world, draft) => {
    const right = await world.send(draft)
    const send = (text: string) => new OpenFinance(world).send({ ...draft, rawBody: text })
    await tryMany(world, bodySpellingIsAccepted(right, draft.body as object, send))
  },
}
