import { isObject } from '../../basics/values.ts'
import type { ControlCall } from './route.ts'

/** A field of a control request's body, which may stand at the top or under `data`. */
export function field({ body }: ControlCall, name: string): unknown {
  const inner = isObject(body) && isObject(body.data) ? body.data : body
  return isObject(inner) ? inner[name] : undefined
}
