import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import { uuidOf } from './open-finance.ts'

/** An id of the same form as another's, that nothing has. */
export function unknownConsent(known: string): string {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(known)
  return isUuid ? uuidOf(`not ${known}`) : unknownIdLike(known)
}
