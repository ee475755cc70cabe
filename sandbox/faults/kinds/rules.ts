import { type Condition, conditionsIn, fitting, valuesAt, wherePattern } from '../../../faults/conditions.ts'
import { changedWithin, valueIn } from '../../../faults/places.ts'
import { type Change, changeNamed, changeTo } from '../../../faults/value-changes.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import type { Rules } from '../../world/rules.ts'
import { type IsWrong, wrongAt, refuseWhatWasDone } from '../kit/remembering.ts'
import type { Derive } from '../kit/fault.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const rulePattern = String.raw`[a-z]\w*(?:\.\w+)+`
const one = new RegExp(
  `^(?<rule>${rulePattern})(?:-with-(?<place>${places.join('|')}|each)(?<path>(?:\\.\\w+)*))?-as-(?<word>.+?)${wherePattern}(?:-(?<but>not-)?for-(?<given>.+?))?(?<too>-too)?(?:-but-refuses-as-(?<refusedAs>\\w+))?$`,
)

type Section = Record<string, unknown>
type Rule = (...given: unknown[]) => unknown

/**
 * A rule of the sandbox that gives another value: `takes-access.ownCustomer-as-true`, `takes-paging.ordered-as-backwards`.
 * Or it is asked with another argument: `takes-signing.expired-with-first-as-3600-more`; with `-too` as well as rightly.
 * `-for-` and `-where-` say for which arguments, or for which field of one; `first` is an argument, `it` what the rule
 * gives, `asked` the data of the body of the request. With a route, this holds only when the rule is asked about that route. `-but-refuses-as-LoginNotFound` has the
 * request refused after all, once it was carried out.
 */
export const changedRule: Derive = (what, site, time) => {
  if (!what.startsWith('takes-')) return undefined
  const all = what.slice('takes-'.length).split(new RegExp(`-and-(?=${rulePattern}-(?:as|with)-)`))
  const changes = all.map((each) => one.exec(each)?.groups as Asked | undefined)
  if (!changes.every((each) => each !== undefined)) return undefined
  return (rules) => {
    const isWrong = time === undefined ? undefined : wrongAt(rules, time)
    const asked = what.includes('-where-asked.') ? lastAsked(rules) : undefined
    for (const change of changes) {
      const { refusedAs } = change
      const refuse = refusedAs === undefined ? undefined : refuseWhatWasDone(rules, refusedAs)
      take(rules, change, { at: site?.name, isWrong, refuse, asked })
    }
  }
}

/** The parts of a change's name. */
interface Asked {
  rule: string
  place?: string
  path?: string
  word: string
  where?: string
  but?: string
  given?: string
  too?: string
  refusedAs?: string
}

interface When {
  at: string | undefined
  isWrong: IsWrong | undefined
  refuse: (() => true) | undefined
  asked: (() => unknown) | undefined
}

/** The data of the body of the request that is being answered. */
function lastAsked({ wire }: Rules): () => unknown {
  const { heard } = wire
  let asked: unknown
  wire.heard = (given, route) => {
    const body = heard(given, route)
    asked = isObject(body) ? body['data'] : undefined
    return body
  }
  return () => asked
}

function take(rules: Rules, asked: Asked, when: When): void {
  const [section, name] = ruleAt(rules, asked.rule)
  const rule = section[name]
  const change = changeTo(asked.word)
  if (typeof rule === 'function') section[name] = otherwise(rule as Rule, asked, when)
  else if (when.at === undefined) section[name] = change(rule, name)
  else throw new Error(`RULE_NOT_ASKED: ${asked.rule} is a value, which is the same on every route`)
}

/** The rule that decides otherwise where its arguments fit. */
function otherwise(rule: Rule, named: Asked, { at, isWrong, refuse, asked }: When): Rule {
  const { word, place, too } = named
  const change = changeTo(word)
  const conditions = conditionsIn(named.where)
  const isGiven = fitsGiven(named)
  const isOfResult = place === undefined && changeNamed(word) !== undefined
  const looksAtResult = conditions.some(({ path }) => path[0] === 'it')
  const needsRight = isOfResult || looksAtResult || isWrong !== undefined || refuse !== undefined || too !== undefined
  return (...given) => {
    const isThere = at === undefined || given.some((each) => each === at || (each as Named | undefined)?.name === at)
    if (!isThere || !isGiven(given)) return rule(...given)
    const right = needsRight ? rule(...given) : undefined
    const withAsked = asked ? [...given, { asked: asked() }] : given
    if (!conditions.every((one) => fitsSome(one, withAsked, right))) return needsRight ? right : rule(...given)
    const made = isOfResult
      ? change(right, '', wholeOf(word, given))
      : place === undefined
        ? valueIn(word)
        : rule(...changed(given, named, change))
    if (too !== undefined) return Array.isArray(right) ? [...right, ...(made as unknown[])] : right || made
    if (refuse && right !== made) refuse()
    return isWrong && (right === made || !isWrong(given.map(nameOf).join(' '), ownerOf(given))) ? right : made
  }
}

/** The arguments and their fields as one row, for the words that look at it. */
function wholeOf(word: string, given: readonly unknown[]): Fields | undefined {
  if (!/^(?:own|kept|before|ever)\b/.test(word)) return undefined
  return Object.assign(
    {},
    ...given.filter(isObject),
    ...given.map((each, at) => ({ [places[at] ?? '']: each })),
  ) as Fields
}

/** The section of a rule and its name in it, which may hold dots. @throws Error RULE_UNKNOWN */
function ruleAt(rules: Rules, rule: string): [Section, string] {
  let section = rules as unknown as Section
  const names = rule.split('.')
  while (names.length > 0) {
    if (names.join('.') in section) return [section, names.join('.')]
    section = (section[names.shift() ?? ''] ?? {}) as Section
  }
  const [area = ''] = rule.split('.')
  const known = Object.hasOwn(rules, area) ? `${area} has` : 'known are the areas'
  const inArea = Object.keys((rules as unknown as Record<string, object>)[area] ?? rules)
  throw new Error(`RULE_UNKNOWN: the sandbox has no rule ${rule}; ${known} ${inArea.join(', ')}`)
}

/** The arguments of a rule, one of them changed or each; bytes stay bytes. */
function changed(given: readonly unknown[], { place = '', path = '' }: Asked, change: Change): unknown[] {
  const made: Change = (value, ...of) => {
    const other = change(value, ...of)
    return value instanceof Uint8Array && typeof other === 'string' ? Buffer.from(other) : other
  }
  return given.map((each, at) =>
    place === 'each' || at === places.indexOf(place) ? changedWithin(each, path.split('.').slice(1), made, true) : each,
  )
}

/** Whether an argument is, or holds, the value that a name is for. */
function fitsGiven({ given: value, but }: Asked): (given: readonly unknown[]) => boolean {
  if (value === undefined) return () => true
  const fits = fitting(value)
  const isOne = (each: unknown) => fits(each) || (Array.isArray(each) && each.some((part) => fits(part)))
  return (given) => given.some(isOne) === (but === undefined)
}

/** Whether an argument, what the rule gives, or a field of an argument fits. */
function fitsSome({ path: [head = '', ...rest], fits }: Condition, given: readonly unknown[], right: unknown): boolean {
  const at = places.indexOf(head)
  const known = given.filter((each) => isObject(each) && head in each)
  const holders = head === 'it' ? [right] : at >= 0 ? [given[at]] : known
  const path = head === 'it' || at >= 0 ? rest : [head, ...rest]
  const values = holders.flatMap((one) => valuesAt(one, path).map((value): [unknown, unknown] => [value, one]))
  return fits(values.length > 0 ? values : [[undefined, undefined]])
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
