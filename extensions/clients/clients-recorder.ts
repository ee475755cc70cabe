import { isOurs } from '../../cli/serve.ts'
import type { SeenCallback, SeenOfClients, SeenRequest } from './duties/story/seen.ts'

/** Bytes of requests and answers that are kept; what comes later is only counted. */
const mostBytes = 256 * 1024 * 1024
/** What one costs beside its bytes. */
const besideBytes = 2048

export interface ClientsRecorder {
  observer: { request(seen: SeenRequest): void; callback(seen: SeenCallback): void }
  seen: SeenOfClients
}

/** Keeps the requests of clients that went to an interface or a page, in the order of their coming. */
export function recordClients(): ClientsRecorder {
  const seen = { requests: [] as SeenRequest[], callbacks: [] as SeenCallback[], dropped: 0 }
  let bytes = 0
  return {
    observer: {
      request(one) {
        if (isOurs(one.url)) return
        bytes += one.body.length + (one.answer?.body.length ?? 0) + besideBytes
        if (bytes > mostBytes) seen.dropped += 1
        else insert(seen.requests, one)
      },
      callback: (one) => void seen.callbacks.push(one),
    },
    seen,
  }
}

/** Requests end in another order than they came in. */
function insert(requests: SeenRequest[], seen: SeenRequest): void {
  const before = requests.findLastIndex(({ atMs }) => atMs <= seen.atMs)
  requests.splice(before + 1, 0, seen)
}
