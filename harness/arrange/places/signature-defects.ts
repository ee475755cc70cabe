import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Signer } from '../signing/signer.ts'
import type { Defects } from './probes.ts'

/** What may be wrong with the signature of a request. Everything else of it is made right again: it is signed anew. */
export function signatureDefects(signer: Signer): Defects {
  const signed = (draft: Draft) => edit.withSigning(draft, 'signed')
  return {
    'one bit of its signature changed': (draft) => signer.corrupted(draft),
    'a Signature and no Expires-at': (draft) => edit.withoutHeader(signed(draft), 'Expires-at'),
    'an Expires-at and no Signature': (draft) => edit.withoutHeader(signed(draft), 'Signature'),
    'an Expires-at of an hour ago': (draft) => edit.expiringIn(signed(draft), -3600),
    'an Expires-at two hours ahead': (draft) => edit.expiringIn(signed(draft), 7200),
  }
}
