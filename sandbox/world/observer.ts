import type { Client, SentCallback } from '../store/entities.ts'

/** A request and its answer as sent over the wire. */
export interface SeenRequest {
  /** The arrival and the end of the answer, by the machine's clock, in milliseconds since 1970. No two moments are equal. */
  atMs: number
  answeredMs: number
  /** The arrival by the sandbox's clock. ISO 8601. */
  clock: string
  method: string
  /** The whole address, as a signature covers it. */
  url: string
  headers: Array<[name: string, value: string]>
  body: Buffer
  /** Absent when the client left before it. */
  answer?: { status: number; headers: Array<[name: string, value: string]>; body: Buffer }
  /** The client of its keys; absent for unknown keys. */
  client?: Pick<Client, 'app_id' | 'status' | 'key_type'>
}

/** One try to deliver a callback. */
export interface SeenCallback extends Pick<SentCallback, 'kind' | 'loginId' | 'url' | 'headers' | 'body' | 'status'> {
  /** The same for every try of one callback. */
  number: number
  /** When it was sent, as `atMs` of a request. */
  atMs: number
  /** Whether the signature belongs to another body, so that the client must refuse it. */
  forged: boolean
}

/** Observes requests and callbacks. They hold secrets. */
export interface Observer {
  request(seen: SeenRequest): void
  callback(seen: SeenCallback): void
}
