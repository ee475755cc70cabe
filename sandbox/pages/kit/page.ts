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

/** A page to show, and the only script that may run in it. */
export interface ShownPage {
  status: number
  text: string
  script?: string | undefined
}

/** A page to show or an address to go to. */
export type PageReply = ShownPage | { goTo: string }

/** A user's input on a hosted page. */
export interface Said {
  token: string
  agree: boolean
  /** Not needed where the session knows its provider. */
  providerCode?: string
  credentials: Record<string, string>
  /** For the interactive step; absent when nobody answers. */
  answer?: Record<string, string>
}

/** A page for people; it needs no client keys. */
export interface Page {
  method: 'GET' | 'POST'
  path: string
  handle: (call: PageCall) => PageReply | Promise<PageReply>
}
