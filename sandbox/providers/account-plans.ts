import { readFileSync } from 'node:fs'
import { once } from '../basics/remembering.ts'
import { parseYaml } from '../../core/parse-yaml.ts'

export type PlanName = 'complete' | 'everyday' | 'cards' | 'business' | 'crypto'

/** One kind of account that providers hold. */
export interface AccountPlan {
  key: string
  name: string
  nature: string
  /** Days from one transaction to the next; 0 for no transactions. */
  everyDays: number
  /** Bounds of the balance in units of the currency; not used for credit cards and investments. */
  balance: readonly [least: number, most: number]
  /** The assets of an investment: code and bounds of the amount in hundredths. */
  assets?: ReadonlyArray<readonly [code: string, least: number, most: number]>
}

interface Plans {
  kinds: Readonly<Record<string, Omit<AccountPlan, 'key'>>>
  plans: Readonly<Record<PlanName, readonly string[]>>
}

const read = once(() => parseYaml(readFileSync(new URL('./account-plans.yaml', import.meta.url), 'utf8')) as Plans)

/** `count` accounts without transactions, cycling through the everyday kinds. */
export function manyAccounts(count: number): AccountPlan[] {
  const kindsInTurn = accountPlans('everyday')
  return Array.from({ length: count }, (_, index) => {
    const plan = kindsInTurn[index % kindsInTurn.length] as AccountPlan
    return { ...plan, key: `${plan.key}_${index}`, name: `${plan.name} ${index + 1}`, everyDays: 0 }
  })
}

/** The accounts of a plan in a fixed order. */
export function accountPlans(name: PlanName): AccountPlan[] {
  const { kinds, plans } = read()
  return plans[name].flatMap((key) => (kinds[key] ? { key, ...kinds[key] } : []))
}
