import type { HeaderList } from '../../../../core/exchange.ts'

/** A request that a client sent to the sandbox, with the answer, as the sandbox saw them. */
export interface SeenRequest {
  /** When it came and when the answer was complete, by the machine's clock: no two moments are the same. Milliseconds since 1970. */
  atMs: number
  answeredMs: number
  /** When it came, by the clock of the sandbox. ISO 8601. */
  clock: string
  method: string
  /** The whole address, as a signature covers it. */
  url: string
  headers: HeaderList
  body: Buffer
  /** Absent where the client went away before it. */
  answer?: { status: number; headers: HeaderList; body: Buffer }
  /** The client whose keys it carries; absent where they are nobody's. */
  client?: { app_id: string; status: string; key_type: string }
}

/** One try to deliver a callback to a client. */
export interface SeenCallback {
  /** The same for every try of one callback. */
  number: number
  /** When it was sent, as `atMs` of a request. */
  atMs: number
  kind: string
  loginId: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /** The status of the client's answer, or null when none came. */
  status: number | null
  /** Whether its signature was made for another body. */
  forged: boolean
}

/** All that was seen of clients, in the order in which it came. */
export interface SeenOfClients {
  requests: readonly SeenRequest[]
  callbacks: readonly SeenCallback[]
  /** How many requests came later and were not kept; none when absent. */
  dropped?: number
}
