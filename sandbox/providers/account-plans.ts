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

const kinds: Readonly<Record<string, AccountPlan>> = {
  main: { key: 'main', name: 'Main account', nature: 'account', everyDays: 2, balance: [900, 4800] },
  checking: { key: 'checking', name: 'Checking', nature: 'checking', everyDays: 12, balance: [200, 2400] },
  savings: { key: 'savings', name: 'Rainy day savings', nature: 'savings', everyDays: 15, balance: [2000, 18_000] },
  card: { key: 'card', name: 'Payment card', nature: 'card', everyDays: 9, balance: [50, 900] },
  debit: { key: 'debit', name: 'Debit card', nature: 'debit_card', everyDays: 9, balance: [80, 1500] },
  credit_card: { key: 'credit_card', name: 'Gold credit card', nature: 'credit_card', everyDays: 5, balance: [0, 0] },
  credit: { key: 'credit', name: 'Credit line', nature: 'credit', everyDays: 20, balance: [-3000, -400] },
  bonus: { key: 'bonus', name: 'Bonus points', nature: 'bonus', everyDays: 20, balance: [10, 300] },
  wallet: { key: 'wallet', name: 'Pocket wallet', nature: 'ewallet', everyDays: 12, balance: [15, 400] },
  insurance: { key: 'insurance', name: 'Life insurance', nature: 'insurance', everyDays: 30, balance: [3000, 9000] },
  loan: { key: 'loan', name: 'Car loan', nature: 'loan', everyDays: 30, balance: [-14_000, -2500] },
  mortgage: {
    key: 'mortgage',
    name: 'House mortgage',
    nature: 'mortgage',
    everyDays: 30,
    balance: [-190_000, -60_000],
  },
  metals: {
    key: 'metals',
    name: 'Metal deposit',
    nature: 'investment',
    everyDays: 30,
    balance: [0, 0],
    assets: [
      ['XAU', 50, 400],
      ['XAG', 500, 9000],
    ],
  },
  coins: {
    key: 'coins',
    name: 'Coin portfolio',
    nature: 'investment',
    everyDays: 10,
    balance: [0, 0],
    assets: [
      ['BTC', 5, 60],
      ['ETH', 100, 900],
      ['XRP', 10_000, 90_000],
    ],
  },
}

const plans: Readonly<Record<PlanName, readonly string[]>> = {
  complete: Object.keys(kinds).filter((key) => key !== 'coins'),
  everyday: ['main', 'savings', 'credit_card'],
  cards: ['main', 'card', 'debit', 'credit_card', 'bonus'],
  business: ['main', 'checking', 'credit', 'loan', 'insurance'],
  crypto: ['wallet', 'coins', 'metals'],
}

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
  return plans[name].flatMap((key) => kinds[key] ?? [])
}
