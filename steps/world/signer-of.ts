import { Signer } from '../../harness/actions/signing/signer.ts'
import type { AssayWorld } from './world.ts'

/** A signer that sends this scenario's requests with wrong signatures. */
export function signerOf(world: AssayWorld): Signer {
  return new Signer(world.run, (prepared) => world.sendPrepared(prepared))
}
