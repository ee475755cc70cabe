import type { Exchange } from '../../core/exchange.ts'
import { urlOf } from '../../core/web-address.ts'
import { errorClassOf } from '../../harness/checks/answers/answer.ts'
import type { Send } from '../../harness/client/draft.ts'

/** The requests of a history, for people. */
export interface RequestsSeen {
  send: Send
  /** The requests since the last call, each once, because the number of polls depends on how long a fetch takes. */
  taken(): string[]
}

/** Sends requests and notes each in short. An id is shown as its kind and the order of appearance: `<login 2>`. */
export function requestsSeen(send: Send): RequestsSeen {
  const names = new Map<string, string>()
  const numbers = new Map<string, number>()
  let lines = new Set<string>()
  const nameOf = (kind: string, id: string): string => {
    if (!names.has(id)) {
      numbers.set(kind, (numbers.get(kind) ?? 0) + 1)
      names.set(id, `<${kind} ${numbers.get(kind)}>`)
    }
    return names.get(id) ?? ''
  }
  const inShort = (exchange: Exchange): string => {
    const { pathname = '', search = '' } = urlOf(exchange.request.url) ?? {}
    const path = pathname.replaceAll(
      /\/([a-z]{3,})s\/(?!v\d+\/)([^/]*\d[^/]*)/g,
      (_, kind: string, id: string) => `/${kind}s/${nameOf(kind, id)}`,
    )
    const query = search.replaceAll(
      /\b(?!from)([a-z]+)_id=([^&]+)/g,
      (_, kind: string, id: string) => `${kind}_id=${nameOf(kind, id)}`,
    )
    const { answer } = exchange
    const outcome = answer ? [answer.status, errorClassOf(exchange)].join(' ').trim() : 'no answer'
    return `${exchange.request.method} ${path}${query}: ${outcome}`
  }
  return {
    async send(draft) {
      const exchange = await send(draft)
      lines.add(inShort(exchange))
      return exchange
    },
    taken() {
      const seen = [...lines]
      lines = new Set()
      return seen
    },
  }
}
