import { customerStates } from './customers.ts'
import { loginStates } from './logins.ts'
import { openFinanceStates } from './open-finance.ts'
import { partnerStates, statesOfLeads } from './partners.ts'
import { paymentStates } from './payments.ts'
import type { State } from './state.ts'

const known = { ...customerStates, ...loginStates, ...paymentStates, ...partnerStates, ...openFinanceStates }

const all: ReadonlyMap<string, State> = new Map(Object.entries(known).map(([name, state]) => [spoken(name), state]))

const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries(statesOfLeads).map(([name, state]) => [spoken(name), spoken(state)]),
)

/** The state of this name; undefined where Assay knows none. Capitals and blanks around it make no difference. */
export function stateNamed(name: string): State | undefined {
  const said = spoken(name)
  return all.get(otherNames.get(said) ?? said)
}

/** The names of the states that Assay can bring about, for people. */
export function stateNames(): string[] {
  return [...Object.keys(known), ...Object.keys(statesOfLeads)]
}

/** Versions 5 and 6 say connection where versions 3 and 4 say login. */
function spoken(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('connection', 'login')
}
