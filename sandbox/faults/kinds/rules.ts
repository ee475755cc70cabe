import type { Rules } from '../../world/rules.ts'
import { type IsWrong, wrongAt } from '../kit/only-when.ts'
import { type Derive, valueIn } from './kind.ts'

const changePattern = '[a-z]\\w*(?:\\.\\w+)+-as-[^.]+?'
const names = new RegExp(`^takes-(?<all>${changePattern}(?:-and-${changePattern})*)$`)

type Section = Record<string, unknown>
type Rule = (...given: unknown[]) => unknown

/**
 * A rule of the sandbox that always gives one value: `takes-access.ownCustomer-as-true`. With a route, the value holds
 * only when the rule is asked about that route.
 */
export const changedRule: Derive = (what, site, time) => {
  const { all } = names.exec(what)?.groups ?? {}
  if (all === undefined) return undefined
  const changes = all.split(/-and-(?=\w+\.)/).map((each) => each.split('-as-') as [string, string])
  return (rules) => {
    const isWrong = time === undefined ? undefined : wrongAt(rules, time)
    for (const [path, value] of changes) take(rules, path.split('.'), valueIn(value), { at: site?.name, isWrong })
  }
}

interface Where {
  at: string | undefined
  isWrong: IsWrong | undefined
}

function take(rules: Rules, path: readonly string[], value: unknown, { at, isWrong }: Where): void {
  const name = path.at(-1) ?? ''
  const section = path.slice(0, -1).reduce<unknown>((inner, each) => (inner as Section)[each], rules) as Section
  if (!(name in section)) throw new Error(`RULE_UNKNOWN: the sandbox has no rule ${path.join('.')}`)
  const rule = section[name]
  if (typeof rule !== 'function' && at !== undefined)
    throw new Error(`RULE_NOT_ASKED: ${path.join('.')} is a value, which is the same on every route`)
  section[name] =
    typeof rule !== 'function'
      ? value
      : (...given: unknown[]) => {
          const isThere = at === undefined || given.some((each) => (each as Named | undefined)?.name === at)
          if (!isThere) return (rule as Rule)(...given)
          if (!isWrong) return value
          const right = (rule as Rule)(...given)
          return right === value || !isWrong(given.map(nameOf).join(' '), ownerOf(given)) ? right : value
        }
}

type Named = Partial<Record<'id' | 'name' | 'code' | 'loginId' | 'customerId' | 'customer_id', unknown>>

/** The name of a rule's argument, if it has one. */
function nameOf(given: unknown): string {
  const { id, code, name } = (given ?? {}) as Named
  return String(id ?? code ?? name ?? given)
}

/** The owner of a rule's arguments: the login or customer that one names, else the argument itself. */
function ownerOf(given: readonly unknown[]): string {
  const owners = given.map((each) => {
    const { loginId, customerId, customer_id: customer } = (each ?? {}) as Named
    return loginId ?? customerId ?? customer
  })
  return String(owners.find((owner) => owner !== undefined) ?? nameOf(given.at(-1)))
}
