import { listedResource } from '../routes/read-routes.ts'
import type { Place, Quantifier } from './quantifiers.ts'

type Taken = NonNullable<Place['taken']>

/** The rules that a table states for single parameters, by kind: the places and the usual obligation at each. */
const kinds = {
  required: { over: 'required parameters', usual: ({ name }) => `${hyphened(name)}-required` },
  unknown: {
    over: 'ids that name something',
    usual: ({ in: where, parameter }, { answer }) =>
      `${where === 'query' && listedResource(answer) ? 'list-of-' : ''}unknown-${parameter.id}`,
  },
  words: {
    over: 'fields whose unknown words have a class',
    usual: ({ name }) => `${hyphened(name)}-unknown-word`,
  },
} satisfies Record<string, { over: Quantifier; usual: (taken: Taken, route: Place['route']) => string }>

export type Kind = keyof typeof kinds

/** The places of a kind. @throws Error KIND_UNKNOWN naming the known ones */
export function placesOfKind(kind: string): Quantifier {
  if (Object.hasOwn(kinds, kind)) return kinds[kind as Kind].over
  throw new Error(
    `KIND_UNKNOWN: "${kind}" is no kind of places with addresses; known are ${Object.keys(kinds).join(', ')}`,
  )
}

/** Topic and obligation for a parameter: `login-create/country-code-required`. */
export function addressAt(kind: string, { route, taken }: Place): string {
  if (!taken) throw new Error(`PARAMETER_MISSING: ${route.route} as a whole has no address`)
  const [, beginning = ''] = /^\w+ \/(\w+)/.exec(route.route) ?? []
  return `${route.topic ?? hyphened(beginning)}/${taken.parameter.as?.[kind] ?? kinds[kind as Kind].usual(taken, route)}`
}

function hyphened(name: string): string {
  return name.replaceAll(/[_.]/g, '-')
}
