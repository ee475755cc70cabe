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

/** Something to show, with the one script that may run in it. */
export interface ShownPage {
  status: number
  text: string
  script?: string | undefined
}

/** Either something to show or somewhere to go. */
export type PageReply = ShownPage | { goTo: string }

/** What a user would say on a hosted page. */
export interface Said {
  token: string
  agree: boolean
  /** Not needed where the session knows its provider. */
  providerCode?: string
  credentials: Record<string, string>
  /** For the interactive step; where it is left out, nobody answers. */
  answer?: Record<string, string>
}

/** A page for people, outside the gates that clients pass. */
export interface Page {
  method: 'GET' | 'POST'
  path: string
  handle: (call: PageCall) => PageReply | Promise<PageReply>
}
