import type { Sandbox } from '../../world/sandbox.ts'

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
