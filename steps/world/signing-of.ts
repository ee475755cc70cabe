import type { Exchange } from '../../core/exchange.ts'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { caseOutcome } from '../../generators/case-outcome.ts'
import type { RefusedAltered } from '../../generators/properties/change-is-refused.ts'
import type { AcceptedSpelled } from '../../generators/properties/spelling-is-accepted.ts'
import { misSigning } from '../../harness/actions/signing/mis-signings.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { signatureAccepted } from '../../harness/checks/clients/signed-outcome.ts'
import type { AssayWorld } from './world.ts'
import { Signer } from '../../harness/actions/signing/signer.ts'

/** The signing-dependent actions of steps. */
export interface Signing<Signed extends Draft = Draft> {
  /** Sends a request with a signature that features name. */
  sendSigned: (world: AssayWorld, draft: Signed, how: string) => Promise<Exchange>
  /** Sends it with changed signature bytes. */
  altered: (world: AssayWorld, draft: Signed) => Promise<RefusedAltered>
  /** Sends it with its body written differently and correctly signed. */
  spelled: (world: AssayWorld, draft: Signed) => Promise<AcceptedSpelled>
  /** Whether its body may hold fields that the documents do not name. */
  isOpen: boolean
}

/** The signing that an interface brings by its `steps/signing.ts`. */
export interface OwnSigning<Signed extends Draft = Draft> extends Signing<Signed> {
  /** Whether it signs a request. */
  signs: (draft: Draft) => draft is Signed
}

/** Signs with a client's keys in the headers of account information. */
const byKeys: Signing = {
  sendSigned: (world, draft, how) => misSigning(how)(signerOf(world), draft),
  altered: async (world, draft) => {
    const right = await world.send(draft)
    return async (change) => {
      const answer = await signerOf(world).corrupted(draft, change)
      return { outcome: caseOutcome(answer), judgement: refusedAs(right, answer, ['SignatureNotMatch']) }
    }
  },
  spelled: async (world, draft) => {
    const corrupt = await signerOf(world).corrupted(draft)
    return async (text) => {
      const answer = await world.send({ ...draft, rawBody: text })
      return { outcome: caseOutcome(answer), judgement: signatureAccepted(corrupt, answer) }
    }
  },
  isOpen: true,
}

/** How a request is signed. */
export function signingOf(draft: Draft): Signing {
  const own = partsOfInterfaces('steps/signing').map(({ part }) => part['signing'] as OwnSigning)
  return own.find(({ signs }) => signs(draft)) ?? byKeys
}

/** A signer that sends this scenario's requests with wrong signatures. */
export function signerOf(world: AssayWorld): Signer {
  return new Signer(world.run, (prepared) => world.sendPrepared(prepared))
}
