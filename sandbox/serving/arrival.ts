import type { IncomingHttpHeaders } from 'node:http'
import type { Version } from '../versions/kit/version.ts'

/** A request as it came, before any gate. */
export interface Arrival {
  version: Version
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}
