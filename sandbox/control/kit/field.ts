import { refusal } from '../../basics/refusals.ts'
import { isObject } from '../../basics/values.ts'
import type { Sandbox } from '../../world/sandbox.ts'

/** The value of a field that holds one of `words`. @throws Refusal WrongRequestFormat */
export function wordIn<Word extends string>(call: ControlCall, name: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === field(call, name))
  if (word !== undefined) return word
  throw refusal('word-listed', name, words.join(', '))
}

/** A field of a control request's body, which may stand at the top or under `data`. */
export function field({ body }: ControlCall, name: string): unknown {
  const inner = isObject(body) && isObject(body.data) ? body.data : body
  return isObject(inner) ? inner[name] : undefined
}

/** A request to the control port that carried the right token. */
export interface ControlCall {
  sandbox: Sandbox
  params: Record<string, string>
  query: URLSearchParams
  /** The parsed JSON body; undefined when there was none. */
  body: unknown
}

export interface ControlRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Returns the `data` of the answer, or a promise of it. */
  handle: (call: ControlCall) => unknown
}
