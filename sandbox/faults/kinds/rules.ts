import { fitsWhere, type Where, wherePattern } from '../../../faults/conditions.ts'
import { changedWithin } from '../../../faults/places.ts'
import { type Change, changeNamed, changeTo, spelt, valueIn } from '../../../faults/value-changes.ts'
import { isObject } from '../../basics/values.ts'
import type { Rules } from '../../world/rules.ts'
import { type IsWrong, wrongAt } from '../kit/only-when.ts'
import type { Derive } from './kind.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const rulePattern = String.raw`[a-z]\w*(?:\.\w+)+`
const one = new RegExp(
  `^(?<rule>${rulePattern})(?:-with-(?<place>${places.join('|')}|each)(?<path>(?:\\.\\w+)*))?-as-(?<word>.+?)${wherePattern}(?:-(?<but>not-)?for-(?<given>.+?))?(?<too>-too)?$`,
)

type Section = Record<string, unknown>
type Rule = (...given: unknown[]) => unknown

/**
 * A rule of the sandbox that gives another value: `takes-access.ownCustomer-as-true`, `takes-paging.ordered-as-backwards`.
 * Or it is asked with another argument: `takes-signing.expired-with-first-as-3600-more`; with `-too` as well as rightly.
 * `-for-` and `-where-` say for which arguments, or for which field of one; `it` is what the rule gives. With a route,
 * this holds only when the rule is asked about that route.
 */
export const changedRule: Derive = (what, site, time) => {
  if (!what.startsWith('takes-')) return undefined
  const all = what.slice('takes-'.length).split(new RegExp(`-and-(?=${rulePattern}-(?:as|with)-)`))
  const changes = all.map((each) => one.exec(each)?.groups as Asked | undefined)
  if (!changes.every((each) => each !== undefined)) return undefined
  return (rules) => {
    const isWrong = time === undefined ? undefined : wrongAt(rules, time)
    for (const change of changes) take(rules, change, { at: site?.name, isWrong })
  }
}

/** The parts of a change's name. */
interface Asked extends Where {
  rule: string
  place?: string
  path?: string
  word: string
  but?: string
  given?: string
  too?: string
}

interface When {
  at: string | undefined
  isWrong: IsWrong | undefined
}

function take(rules: Rules, asked: Asked, { at, isWrong }: When): void {
  const [section, name] = ruleAt(rules, asked.rule)
  const rule = section[name]
  const change = changeTo(asked.word)
  if (typeof rule === 'function') section[name] = otherwise(rule as Rule, asked, { at, isWrong })
  else if (at === undefined) section[name] = change(rule, name)
  else throw new Error(`RULE_NOT_ASKED: ${asked.rule} is a value, which is the same on every route`)
}

/** The rule that decides otherwise where its arguments fit. */
function otherwise(rule: Rule, asked: Asked, { at, isWrong }: When): Rule {
  const { word, place, name, too } = asked
  const change = changeTo(word)
  const ofResult = name?.split('.')[0] === 'it'
  const needsRight = isWrong !== undefined || too !== undefined || ofResult
  const isConstant = place === undefined && changeNamed(word) === undefined
  return (...given) => {
    const isThere = at === undefined || given.some((each) => (each as Named | undefined)?.name === at)
    if (!isThere || !fitsGiven(asked, given) || !(ofResult || fitsSome(asked, given))) return rule(...given)
    const right = needsRight || !(isConstant || place !== undefined) ? rule(...given) : undefined
    if (ofResult && !fitsWhere(asked, { it: right })) return right
    const made = isConstant
      ? valueIn(word)
      : place === undefined
        ? change(right, '')
        : rule(...changed(given, asked, change))
    if (too !== undefined) return Array.isArray(right) ? [...right, ...(made as unknown[])] : right || made
    return isWrong && (right === made || !isWrong(given.map(nameOf).join(' '), ownerOf(given))) ? right : made
  }
}

/** The section of a rule and its name in it, which may hold dots. @throws Error RULE_UNKNOWN */
function ruleAt(rules: Rules, rule: string): [Section, string] {
  let section = rules as unknown as Section
  const names = rule.split('.')
  while (names.length > 0) {
    if (names.join('.') in section) return [section, names.join('.')]
    section = (section[names.shift() ?? ''] ?? {}) as Section
  }
  throw new Error(`RULE_UNKNOWN: the sandbox has no rule ${rule}`)
}

/** The arguments of a rule, one of them changed or each. */
function changed(given: readonly unknown[], { place = '', path = '' }: Asked, change: Change): unknown[] {
  return given.map((each, at) =>
    place === 'each' || at === places.indexOf(place)
      ? changedWithin(each, path.split('.').slice(1), change, true)
      : each,
  )
}

/** Whether an argument is, or holds, the value that a name is for. */
function fitsGiven({ given: value, but }: Asked, given: readonly unknown[]): boolean {
  if (value === undefined) return true
  const isOne = (each: unknown) => [each].flat().some((part) => spelt(part) === value) || spelt(each) === value
  return given.some(isOne) === (but === undefined)
}

/** Whether a field of an argument has the value that a name speaks of. */
function fitsSome(where: Where, given: readonly unknown[]): boolean {
  const [first = ''] = where.name?.split('.') ?? []
  const known = given.filter((each) => isObject(each) && first in each)
  return where.name === undefined || (known.length > 0 ? known : given).some((each) => fitsWhere(where, each))
}

type Named = Partial<Record<'id' | 'name' | 'code' | 'loginId' | 'customerId' | 'customer_id', unknown>>

/** The name of a rule's argument, if it has one. */
function nameOf(given: unknown): string {
  const { id, code, name } = (given ?? {}) as Named
  return String(id ?? code ?? name ?? given)
}

/** The owner of a rule's arguments: the login or customer that one names, else the last one with a name. */
function ownerOf(given: readonly unknown[]): string {
  const owners = given.map((each) => {
    const { loginId, customerId, customer_id: customer } = (each ?? {}) as Named
    return loginId ?? customerId ?? customer
  })
  return String(owners.find((owner) => owner !== undefined) ?? nameOf(given.findLast(isObject) ?? given.at(-1)))
}
