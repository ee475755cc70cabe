import { Signer } from '../../harness/actions/signing/signer.ts'
import type { AssayWorld } from './world.ts'

/** What signs requests of this scenario as they should not be signed. */
export function signerOf(world: AssayWorld): Signer {
  return new Signer(world.run, (prepared) => world.sendPrepared(prepared))
}
