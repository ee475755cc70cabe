import { count } from '../../harness/reasons/count.ts'
import type { RouteStory } from '../story/run-story-model.ts'

const columns = ['held', 'failed', 'warned', 'waiting', 'untested'] as const
/** The longest heading, with a space before it. */
const width = 9
/** The maximum length of a route, for lines of 80 columns. */
const mostOfRoute = 80 - 2 - width * columns.length

/** Whether a route was requested. */
type IsAsked = (one: Pick<RouteStory, 'interface' | 'route'>) => boolean

/**
 * A table of the requested routes: how many requirements hold, fail or wait at each. A requirement counts at every
 * route that decides it.
 */
export function routeLines(routes: readonly RouteStory[], isAsked: IsAsked = () => true): string[] {
  const asked = routes.filter(isAsked)
  const others = routes.length - asked.length
  return [...tableOf(asked), ...(others > 0 ? [`  ... and ${count(others, 'other route')} in the report`] : [])]
}

function tableOf(routes: readonly RouteStory[]): string[] {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(mostOfRoute + 2)}${cells.map((cell) => cell.padStart(width)).join('')}`
  return [...Map.groupBy(routes, (one) => one.interface)].flatMap(([name, own]) => [
    line(name, columns),
    ...own.map((one) =>
      line(
        `  ${shortened(one.route)}`,
        cellsOf(one).map((number) => (number === 0 ? '·' : String(number))),
      ),
    ),
  ])
}

function cellsOf({ counts }: RouteStory): number[] {
  const { passed, observed, failed, warned, inconclusive, untested } = counts
  return [passed + observed, failed, warned, inconclusive, untested]
}

/** A route, with the middle of a long path left out. */
function shortened(route: string): string {
  if (route.length <= mostOfRoute) return route
  const kept = mostOfRoute - 1
  return `${route.slice(0, kept - Math.floor(kept / 2))}…${route.slice(-Math.floor(kept / 2))}`
}
