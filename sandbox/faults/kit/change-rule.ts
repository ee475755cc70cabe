import type { Rules } from '../../world/rules.ts'

type OpenFinance = Rules['openFinance']

/** Every area of rules. The groups of open finance are areas of their own: `openFinance.digest`. */
type Areas = Omit<Rules, 'openFinance'> & {
  [Group in keyof OpenFinance as `openFinance.${Group}`]: OpenFinance[Group]
}

type NameIn<Of extends keyof Areas> = Extract<keyof Areas[Of], string>

/** A rule by its area and name, such as `access.ownCustomer`. */
type RuleName = { [Of in keyof Areas]: `${Of}.${NameIn<Of>}` }[keyof Areas]

type RuleOf<Name> = Name extends `openFinance.${infer Group extends keyof OpenFinance}.${infer Own}`
  ? In<OpenFinance[Group], Own>
  : Name extends `${infer Of extends Exclude<keyof Rules, 'openFinance'>}.${infer Own}`
    ? In<Rules[Of], Own>
    : never

type In<Area, Own> = Own extends keyof Area ? Area[Own] : never

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
