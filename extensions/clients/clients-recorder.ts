import { isOurs } from '../../cli/serve.ts'
import type { SeenCallback, SeenOfClients, SeenRequest } from './duties/story/seen.ts'

/** Bytes of requests and answers that are kept; what comes later is only counted. */
const mostBytes = 256 * 1024 * 1024
/** What one costs beside its bytes. */
const besideBytes = 2048

export interface ClientsRecorder {
  observer: { request(seen: SeenRequest): void; callback(seen: SeenCallback): void }
  seen: SeenOfClients
  /** How many requests came once the recording was full. */
  dropped(): number
  /** When a client last did something, by `performance.now`; undefined before it did anything. */
  lastMs(): number | undefined
}

/** Keeps the requests of clients that went to an interface or a page, in the order of their coming. */
export function recordClients(): ClientsRecorder {
  const requests: SeenRequest[] = []
  const callbacks: SeenCallback[] = []
  let bytes = 0
  let dropped = 0
  let lastMs: number | undefined
  return {
    observer: {
      request(seen) {
        if (isOurs(seen.url)) return
        lastMs = performance.now()
        bytes += seen.body.length + (seen.answer?.body.length ?? 0) + besideBytes
        if (bytes > mostBytes) dropped += 1
        else insert(requests, seen)
      },
      callback(seen) {
        lastMs = performance.now()
        callbacks.push(seen)
      },
    },
    seen: { requests, callbacks },
    dropped: () => dropped,
    lastMs: () => lastMs,
  }
}

/** Requests end in another order than they came in. */
function insert(requests: SeenRequest[], seen: SeenRequest): void {
  const before = requests.findLastIndex(({ atMs }) => atMs <= seen.atMs)
  requests.splice(before + 1, 0, seen)
}
