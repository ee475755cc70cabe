import type { InterfaceName } from '../../core/interfaces.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { patternOf, type Route } from '../../requirements/tables/routes/read-routes.ts'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/** A route of an interface, with its base path. */
interface Known {
  interface: InterfaceName
  basePath: string
  route: Route
}

/**
 * The routes that a command line names, as `METHOD /path` or a path, in any case, with or without base path, query, a
 * slash at the end, and with anything for a parameter.
 * @throws AskedWrongly ROUTE_UNKNOWN with the nearest ones
 */
export function routesNamed(given: readonly string[], interfaces: readonly InterfaceName[]): Known[] {
  const known = interfaces.flatMap((name) => {
    const { basePath = '', routes = [] } = describeInterface(name)?.dialect ?? {}
    return routes.map((route) => ({ interface: name, basePath, route }))
  })
  return given.flatMap((text) => {
    const found = ways.map((isSame) => known.filter((one) => isNamed(one, text, isSame))).find((all) => all.length > 0)
    if (found) return found
    const near = nearestAddresses(text, [...new Set(known.map(({ route }) => route.route))])
    throw new AskedWrongly(
      'ROUTE_UNKNOWN',
      `--route was given "${text}", which is no route of ${interfaces.join(', ')}. Nearest: ${near.join(', ')}. \`assay openapi --interface NAME\` describes every route.`,
    )
  })
}

/** Ways to match a path, strictest first: with the documents' parameters, with values for them, without them. */
const ways: ReadonlyArray<(given: string, own: string) => boolean> = [
  (given, own) => given.replaceAll(/\{[^}]*\}|:[^/]+/g, '{}') === own.replaceAll(/\{\w+\}/g, '{}'),
  (given, own) => patternOf(own).test(given),
  (given, own) => given === own.replaceAll(/\/\{\w+\}/g, ''),
]

function isNamed(
  { basePath, route: { route } }: Known,
  text: string,
  isSame: (given: string, own: string) => boolean,
): boolean {
  const [, method = '', given = ''] = /^(?:([a-z]+) +)?(\/\S*?)\/?(?:\?.*)?$/.exec(text.trim().toLowerCase()) ?? []
  const [ownMethod, own = ''] = route.toLowerCase().split(' ')
  const base = basePath.toLowerCase()
  const path = given.startsWith(`${base}/`) ? given.slice(base.length) : given
  return (method === '' || method === ownMethod) && isSame(path, own)
}
