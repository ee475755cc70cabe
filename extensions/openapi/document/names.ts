import type { InterfaceName } from '../../../core/interface-name.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import type { Route } from '../../../requirements/tables/routes/route.ts'

/** Words as a name that begins with a capital: `login created` is `LoginCreated`. */
export function capitalName(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The name of an operation for code: `list logins` is `listConnections` where logins are called connections. */
export function operationId(name: InterfaceName, { request }: Pick<Route, 'request'>): string {
  const words = inWordsOf(name, request).replaceAll(/\b(?:an?|the) /g, '')
  const long = capitalName(words)
  return long.charAt(0).toLowerCase() + long.slice(1)
}

/** The name of an operation for people: `List connections`. */
export function summaryOf(name: InterfaceName, { request }: Pick<Route, 'request'>): string {
  const words = inWordsOf(name, request)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
