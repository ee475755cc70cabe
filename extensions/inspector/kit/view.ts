import type { Sandbox } from '../../../sandbox/world/sandbox.ts'
import type { Faults } from './create-faults.ts'
import type { Shower } from './mask.ts'
import type { Seen } from '../../../sandbox/world/traffic.ts'

/** Which requests a person wants to see. Empty texts want all. */
interface Filter {
  client: string
  route: string
  outcome: string
  words: string
}

export interface View {
  sandbox: Sandbox
  faults: Faults
  shower: Shower
  withSecrets: boolean
  /** The path of the inspector as the browser knows it. */
  root: string
  /** What each form carries, so that no other site can send one. */
  guard: string
  /** Words by which faults are looked for. */
  find: string
  filter: Filter
  /** What went wrong with the button pressed last. */
  problem?: string
}

/** What of a view its addresses and forms carry on. */
export function carriedOn({ withSecrets, find, filter }: View): Record<string, string> {
  return { find, ...filter, ...(withSecrets && { secrets: 'shown' }) }
}

/** The address of a page of the inspector for the same view, with more to ask for. */
export function addressOf(view: View, path: string, more: Record<string, string> = {}): string {
  const asked = Object.entries({ ...carriedOn(view), ...more }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(asked).toString()
  return view.root + path + (query === '' ? '' : `?${query}`)
}

/** The outcomes to choose from, each with what it holds of. */
export const outcomes: Readonly<Record<string, (seen: Seen) => boolean>> = {
  accepted: ({ answer }) => answer !== undefined && answer.status < 400,
  refused: ({ answer }) => answer !== undefined && answer.status >= 400,
  'not answered': ({ answer }) => answer === undefined,
  'signature wrong': ({ signature }) => signature.at(-1)?.errorClass !== undefined,
}

export const filterNames = ['client', 'route', 'outcome', 'words'] as const

/** What an address asks for. */
export function filterOf(query: URLSearchParams): Filter {
  const [client = '', route = '', outcome = '', words = ''] = filterNames.map((name) => query.get(name) ?? '')
  return { client, route, outcome, words }
}

/** The client of a request, by its email; empty where no client has its key. */
export function clientOf({ sandbox }: View, { clientId = '' }: Seen): string {
  return sandbox.store.clients.get(clientId)?.email ?? ''
}

/** Method and path of the route of a request; empty where it matched none. */
export function routeOf({ version, route }: Seen): string {
  return route && version ? `${route.method} ${version.root}${route.path}` : ''
}

/** The requests that are wanted. Words are looked for in what the page shows, so that no secret is found by its parts. */
export function wanted(view: View, seen: readonly Seen[]): Seen[] {
  const { client, route, outcome, words } = view.filter
  return seen.filter((one) => {
    if (client !== '' && clientOf(view, one) !== client) return false
    if (route !== '' && routeOf(one) !== route) return false
    if (outcome !== '' && outcomes[outcome]?.(one) !== true) return false
    return words.trim() === '' || hasWords(textOf(view, one), words)
  })
}

/** Whether a text has every one of these words, in whatever case. */
export function hasWords(text: string, words: string): boolean {
  const within = text.toLowerCase()
  return words.split(/\s+/).every((word) => within.includes(word.toLowerCase()))
}

function textOf({ shower }: View, { method, url, answer, error, body }: Seen): string {
  const parts = [method, shower.address(url), answer?.status, error?.errorClass, error?.message, shower.body(body)]
  return [...parts, answer && shower.body(answer.body)].join(' ')
}
