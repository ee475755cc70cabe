import type { Rules } from '../../world/rules.ts'
import { type Derive, valueIn } from './kind.ts'

const one = '[a-z]\\w*(?:\\.\\w+)+-as-[^.]+?'
const names = new RegExp(`^takes-(?<all>${one}(?:-and-${one})*)$`)

type Section = Record<string, unknown>
type Rule = (...given: unknown[]) => unknown

/**
 * A rule of the sandbox that has another value, or always gives it: `takes-access.ownCustomer-as-true`. On one route alone,
 * a rule that is asked about a route gives it there.
 */
export const changedRule: Derive = (what, site) => {
  const { all } = names.exec(what)?.groups ?? {}
  if (all === undefined) return undefined
  const changes = all.split(/-and-(?=\w+\.)/).map((each) => each.split('-as-') as [string, string])
  return (rules) => {
    for (const [path, value] of changes) take(rules, path.split('.'), valueIn(value), site?.name)
  }
}

function take(rules: Rules, path: readonly string[], value: unknown, at: string | undefined): void {
  const name = path.at(-1) ?? ''
  const section = path.slice(0, -1).reduce<unknown>((inner, each) => (inner as Section)[each], rules) as Section
  if (!(name in section)) throw new Error(`RULE_UNKNOWN: the sandbox has no rule ${path.join('.')}`)
  const own = section[name]
  section[name] =
    typeof own !== 'function'
      ? value
      : (...given: unknown[]) =>
          at === undefined || given.some((each) => (each as { name?: unknown } | undefined)?.name === at)
            ? value
            : (own as Rule)(...given)
}
