import type { Rules } from '../../world/rules.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Account } from '../../store/entities.ts'

type OpenFinance = Rules['openFinance']

/** Every area of rules. The groups of open finance are areas of their own: `openFinance.digest`. */
type Areas = Omit<Rules, 'openFinance'> & {
  [Group in keyof OpenFinance as `openFinance.${Group}`]: OpenFinance[Group]
}

type NameIn<Of extends keyof Areas> = Extract<keyof Areas[Of], string>

/** A rule by its area and name, such as `access.ownCustomer`. */
type RuleName = { [Of in keyof Areas]: `${Of}.${NameIn<Of>}` }[keyof Areas]

type RuleOf<Name, Of = Rules> = Name extends keyof Of
  ? Of[Name]
  : Name extends `${infer Area extends Extract<keyof Of, string>}.${infer Rest}`
    ? RuleOf<Rest, Of[Area]>
    : never

type Called<Rule> = Rule extends (...given: infer Given) => infer Made
  ? { given: Given; made: Made }
  : { given: never[]; made: never }

/** Changes the rules of one sandbox. */
export type Patch = (rules: Rules) => void

type Area = Record<string, unknown>

/** A patch that replaces a rule by `change(rule)`. */
export function replaceRule<Name extends RuleName>(
  name: Name,
  change: (rule: RuleOf<Name>, rules: Rules) => RuleOf<Name>,
): Patch {
  const path = name.split('.')
  const ruleName = path.pop() ?? ''
  return (rules) => {
    const area = path.reduce((inner, each) => inner[each] as Area, rules as unknown as Area)
    area[ruleName] = change(area[ruleName] as RuleOf<Name>, rules)
  }
}

type Given<Name extends RuleName> = Called<RuleOf<Name>>['given']

type Made<Name extends RuleName> = Called<RuleOf<Name>>['made']

type Said = (...given: unknown[]) => unknown

/** A patch that replaces a rule by `decide`, which gets the rule and its arguments. */
export function wrapRule<Name extends RuleName>(
  name: Name,
  decide: (rule: RuleOf<Name>, ...given: Given<Name>) => Made<Name>,
): Patch {
  return replaceRule(name, (rule) => ((...given: Given<Name>) => decide(rule, ...given)) as RuleOf<Name>)
}

/** A patch that makes a rule also true where `also` is true. */
export function widenRule<Name extends RuleName>(name: Name, also: (...given: Given<Name>) => boolean): Patch {
  return wrapRule(name, (rule, ...given) => ((rule as Said)(...given) || also(...given)) as Made<Name>)
}

/** A patch that makes a rule false where `too` is false. */
export function narrowRule<Name extends RuleName>(name: Name, too: (...given: Given<Name>) => boolean): Patch {
  return wrapRule(name, (rule, ...given) => ((rule as Said)(...given) && too(...given)) as Made<Name>)
}

/** Several patches as one. */
export function together(...patches: readonly Patch[]): Patch {
  return (rules) => {
    for (const patch of patches) patch(rules)
  }
}

/** A body of any form, as faults read it. */
export interface Body {
  data?: unknown
  meta?: Fields
  error_class?: string
  [key: string]: unknown
}

export type { Fields }

/** Selects answers: by a route such as `countries/list`, a version, and the class of refusals. */
export interface Which {
  route?: string | RegExp | undefined
  version?: Answer['version']
  errorClass?: string | RegExp
}

/** A refusal in the flat form of errors. */
export function refusalOf(status: number, error_class: string, error_message: string): Pick<Answer, 'status' | 'json'> {
  return { status, json: { error_class, error_message, request: {} } }
}

/** Changes answers before their bytes are written. */
export function changeAnswers(which: Which, change: (answer: Answer, body: Body) => Partial<Answer>): Patch {
  const { route, errorClass } = which
  return wrapRule('wire.answer', (rule, given) => {
    const made = rule(given)
    const body = made.json as Body
    const isMeant =
      fits(route, made.route) &&
      (!('version' in which) || which.version === made.version) &&
      fits(errorClass, body.error_class ?? '')
    return isMeant ? { ...made, ...change(made, body) } : made
  })
}

function fits(wanted: string | RegExp | undefined, is: string): boolean {
  return typeof wanted === 'object' ? wanted.test(is) : (wanted ?? is) === is
}

/** Changes the bodies of refusals. `change` returns the changed fields; undefined removes a field. */
export function changeRefusals(which: Which, change: (body: Body) => Fields): Patch {
  return changeAnswers(which, (_answer, body) =>
    body.error_class === undefined ? {} : { json: { ...body, ...change(body) } },
  )
}

/** Changes the data of accepted answers. A text is the name of a route. */
export function changeData(which: string | Which, change: (data: unknown, answer: Answer) => unknown): Patch {
  return changeAnswers(typeof which === 'string' ? { route: which } : which, (answer, body) =>
    body.data === undefined ? {} : { json: { ...body, data: change(body.data, answer) } },
  )
}

/**
 * Changes each record of accepted answers, listed or alone. `change` returns the changed fields; undefined removes a
 * field.
 */
export function changeRecords(which: string | Which, change: (record: Fields, answer: Answer) => Fields): Patch {
  return changeData(which, (data, answer) => {
    const changed = (row: unknown) => (isObject(row) ? { ...row, ...change(row, answer) } : row)
    return Array.isArray(data) ? data.map(changed) : changed(data)
  })
}

/** Changes the rows of a list. */
export function changeRows(which: string | Which, change: (rows: Fields[], answer: Answer) => unknown): Patch {
  return changeData(which, (data, answer) => (Array.isArray(data) ? change(data as Fields[], answer) : data))
}

type Shapes = Rules['shape']

/**
 * Changes a resource wherever it is shown. `change` gets the shown fields and their source; it returns the changed
 * fields, and undefined removes a field.
 * @throws Error SHAPE_UNKNOWN
 */
export function changeShape<Name extends keyof Shapes>(
  name: Name,
  change: (shown: Fields, ...given: Parameters<Shapes[Name]>) => Fields,
): Patch {
  return ({ shape }) => {
    const shapes = shape as unknown as Record<Name, (...given: Parameters<Shapes[Name]>) => Fields>
    const write = shapes[name]
    if (!write) throw new Error(`SHAPE_UNKNOWN: the sandbox writes no ${name}, but ${Object.keys(shapes).join(', ')}`)
    shapes[name] = (...given) => {
      const shown = write(...given)
      return { ...shown, ...change(shown, ...given) }
    }
  }
}

export type Count = { posted: number; pending: number }

/** Changes the transactions_count of each account that has one. */
export function changeCount(change: (count: Count, account: Account) => Count): Patch {
  return changeShape('account', (shown, account) => {
    const { transactions_count: count, ...rest } = account.extra as { transactions_count?: Count }
    return count ? { ...shown, extra: { ...rest, transactions_count: change(count, account) } } : shown
  })
}

/** Answers requests to these routes 20 ms later, so that two at once can both be under way. */
export function answersLate(routes: RegExp): Patch {
  return wrapRule('wire.delayMs', (rule, route) => rule(route) + (routes.test(route) ? 20 : 0))
}
