import type { Sandbox } from '../../world/sandbox.ts'

/** A browser's request to a page. */
export interface PageCall {
  sandbox: Sandbox
  params: Record<string, string>
  query: URLSearchParams
  /** The fields of a submitted form; empty for GET. */
  form: ReadonlyMap<string, string>
  file?: { name: string; bytes: Buffer }
  remoteIp: string
  userAgent: string | null
}

/** Either something to show, with the one script that may run in it, or somewhere to go. */
export type PageReply = { status: number; type?: string; text: string; script?: string } | { goTo: string }

/** A page for people, outside the gates that clients pass. */
export interface Page {
  method: 'GET' | 'POST'
  path: string
  handle: (call: PageCall) => PageReply | Promise<PageReply>
}
