import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isWebAddress } from '../../../core/web-address.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { surelyReachedMs } from '../../checks/values/never-updated-before-created.ts'
import { liesAhead } from '../../checks/values/value-is.ts'
import { observerOf } from '../answer-rules.ts'
import { Bounded } from '../bounded.ts'
import { isPage } from '../changes.ts'
import type { Memory } from '../memory.ts'

const places = ['connect_url', 'redirect_url']

/** The address of the page in an answer, with its place; undefined where there is none. */
function addressIn(exchange: Exchange): { place: string; address: unknown } | undefined {
  const data = acceptedData(exchange) ?? {}
  const place = places.find((name) => (data[name] ?? undefined) !== undefined)
  return place === undefined ? undefined : { place: `data.${place}`, address: data[place] }
}

function canBeOpened(exchange: Exchange): Judgement | undefined {
  const shown = addressIn(exchange)
  if (!shown) return undefined
  if (isWebAddress(shown.address)) return holds([exchange])
  return differs({ wanted: 'a whole http or https address', got: String(shown.address), place: shown.place }, [
    exchange,
  ])
}

/** For each run, the answers that gave a page, by its address. */
const given = new WeakMap<Memory, Bounded<Exchange>>()

function isItsOwn(exchange: Exchange, name: string, memory: Memory): Judgement | undefined {
  const { place, address } = addressIn(exchange) ?? {}
  if (place === undefined || typeof address !== 'string') return undefined
  const known = given.get(memory) ?? new Bounded<Exchange>('exchanges')
  given.set(memory, known)
  const before = known.get(address, name)
  if (before) return differs({ wanted: 'a page of its own', got: `${address}, as before`, place }, [before, exchange])
  known.set(address, exchange, name)
  // The first page is compared with none.
  const isFirst = known.get('', name) === undefined
  known.set('', exchange, name)
  return isFirst ? undefined : holds([exchange])
}

function endsLater(exchange: Exchange): Judgement {
  return liesAhead(exchange, 'data.expires_at', surelyReachedMs(exchange) / 1000)
}

/** Every hosted page can be opened, is given once, and ends after it was given. */
export const observer = observerOf(
  'pages',
  'Every hosted page has an address of its own that can be opened',
  [
    { point: 'can-be-opened', decide: ({ exchange }) => canBeOpened(exchange) },
    { point: 'ends-later', decide: ({ exchange }) => endsLater(exchange) },
    {
      point: 'its-own',
      decide: ({ exchange, dialect }, memory) => isItsOwn(exchange, dialect.interface, memory),
    },
  ],
  { concerns: isPage },
)
