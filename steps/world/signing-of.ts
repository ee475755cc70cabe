import type { Exchange } from '../../core/exchange.ts'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { bitFlipIsRefused } from '../../generators/properties/change-is-refused.ts'
import { bodySpellingIsAccepted } from '../../generators/properties/spelling-is-accepted.ts'
import { misSigning } from '../../harness/actions/signing/mis-signings.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { inDialect } from '../../harness/dialect/in-dialect.ts'
import { tryMany } from './explore.ts'
import { signerOf } from './signer-of.ts'
import type { AssayWorld } from './world.ts'

/** What steps do with requests that are signed in one way. */
export interface Signing<Signed extends Draft = Draft> {
  /** Sends a request with a signature as features name it. */
  sendSigned: (world: AssayWorld, draft: Signed, how: string) => Promise<Exchange>
  /** Sends it with many bits of its signature changed, one at a time. */
  tryBits: (world: AssayWorld, draft: Signed) => Promise<void>
  /** Sends it with its body written in many ways, rightly signed. */
  trySpellings: (world: AssayWorld, draft: Signed) => Promise<void>
}

/** The signing that an interface brings by its `steps/signing.ts`. */
export interface OwnSigning<Signed extends Draft = Draft> extends Signing<Signed> {
  /** Whether a request is signed so. */
  signs: (draft: Draft) => draft is Signed
}

/** By the keys of a client, in the headers that account information names. */
const byKeys: Signing = {
  sendSigned: (world, draft, how) => misSigning(how)(signerOf(world), draft),
  tryBits: async (world, draft) => {
    const right = await world.send(draft)
    await tryMany(
      world,
      bitFlipIsRefused(right, (change) => signerOf(world).corrupted(draft, change)),
    )
  },
  trySpellings: async (world, draft) => {
    const corrupt = await signerOf(world).corrupted(draft)
    const send = (text: string) => world.send({ ...draft, rawBody: text })
    const { body } = inDialect(draft, world.run.dialect)
    await tryMany(world, bodySpellingIsAccepted(corrupt, body as object, send))
  },
}

/** How a request is signed. */
export function signingOf(draft: Draft): Signing {
  const own = partsOfInterfaces('steps/signing').map(({ part }) => part['signing'] as OwnSigning)
  return own.find(({ signs }) => signs(draft)) ?? byKeys
}
