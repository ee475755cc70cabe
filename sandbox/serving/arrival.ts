import type { IncomingHttpHeaders } from 'node:http'
import type { Version } from '../versions/kit/version.ts'

/** A request as received, before any check. */
export interface Arrival {
  version: Version
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** The name of its route, once that is known. */
  name?: string
}
