import type { IncomingMessage } from 'node:http'

export interface InspectorCall {
  method: string
  /** Below the inspector; empty for its page. */
  path: string
  /** The path of the inspector as the browser knows it. */
  root: string
  query: URLSearchParams
  form: ReadonlyMap<string, string>
  request: IncomingMessage
}

/** Either something to show or somewhere to go. */
export type InspectorReply = { status: number; type: string; text: string } | { goTo: string; cookie?: string }
