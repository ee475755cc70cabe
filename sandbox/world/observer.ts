import type { Client, SentCallback } from '../store/entities.ts'

/** A request to the sandbox and its answer, as they went over the wire. */
export interface SeenRequest {
  /** When it came, by the machine's clock, and when the answer was complete: no two moments are the same. Milliseconds since 1970. */
  atMs: number
  answeredMs: number
  /** When it came, by the sandbox's own clock. ISO 8601. */
  clock: string
  method: string
  /** The whole address, as a signature covers it. */
  url: string
  headers: Array<[name: string, value: string]>
  body: Buffer
  /** Absent where the client went away before it. */
  answer?: { status: number; headers: Array<[name: string, value: string]>; body: Buffer }
  /** The client whose keys it carries; absent where they are nobody's. */
  client?: Pick<Client, 'app_id' | 'status' | 'key_type'>
}

/** One try to deliver a callback. */
export interface SeenCallback extends Pick<SentCallback, 'kind' | 'loginId' | 'url' | 'headers' | 'body' | 'status'> {
  /** The same for every try of one callback. */
  number: number
  /** When it was sent, as `atMs` of a request. */
  atMs: number
  /** Whether its signature was made for another body, so that the client must not believe it. */
  forged: boolean
}

/** Who looks on while clients use the sandbox. What is seen holds secrets. */
export interface Observer {
  request(seen: SeenRequest): void
  callback(seen: SeenCallback): void
}
