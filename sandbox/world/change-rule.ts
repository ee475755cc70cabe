import type { Rules } from './rules.ts'

type Area = keyof Rules
type NameIn<Of extends Area> = Extract<keyof Rules[Of], string>

/** A rule by its area and name, such as `access.ownCustomer`. */
type RuleName = { [Of in Area]: `${Of}.${NameIn<Of>}` }[Area]

type RuleOf<Name> = Name extends `${infer Of extends Area}.${infer Own}`
  ? Own extends keyof Rules[Of]
    ? Rules[Of][Own]
    : never
  : never

type Called<Rule> = Rule extends (...given: infer Given) => infer Made
  ? { given: Given; made: Made }
  : { given: never[]; made: never }

type Patch = (rules: Rules) => void

/** A patch that puts another rule in place of one: the one that `change` makes of it. */
export function replaceRule<Name extends RuleName>(
  name: Name,
  change: (rule: RuleOf<Name>, rules: Rules) => RuleOf<Name>,
): Patch {
  const [area = '', own = ''] = name.split('.')
  return (rules) => {
    const all = (rules as unknown as Record<string, Record<string, unknown>>)[area] ?? {}
    all[own] = change(all[own] as RuleOf<Name>, rules)
  }
}

/** A patch that has a rule decide as `decide` does, which is given the rule as it stands and what the rule is given. */
export function wrapRule<Name extends RuleName>(
  name: Name,
  decide: (rule: RuleOf<Name>, ...given: Called<RuleOf<Name>>['given']) => Called<RuleOf<Name>>['made'],
): Patch {
  return replaceRule(
    name,
    (rule) => ((...given: Called<RuleOf<Name>>['given']) => decide(rule, ...given)) as RuleOf<Name>,
  )
}
