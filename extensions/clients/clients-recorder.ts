import { isOurs } from '../../cli/serve.ts'
import type { Observer, SeenCallback, SeenRequest } from '../../sandbox/world/sandbox.ts'
import type { SeenOfClients } from './duties/story/client-story.ts'

/** Bytes of requests and answers that are kept, so that clients that never stop do not take all memory. What comes later is only counted. */
const mostBytes = 256 * 1024 * 1024
/** What one costs beside its bytes. */
const besideBytes = 2048

/** Keeps the requests of clients that went to an interface or a page, in the order of their coming. */
export function recordClients(): { observer: Observer; seen: SeenOfClients } {
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
