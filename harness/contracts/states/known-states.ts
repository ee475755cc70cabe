import { customerStates } from './customers.ts'
import { loginStates } from './logins.ts'
import { openFinanceStates } from './open-finance.ts'
import type { State } from './state.ts'

const all: ReadonlyMap<string, State> = new Map(
  Object.entries({ ...customerStates, ...loginStates, ...openFinanceStates }).map(([name, state]) => [
    spoken(name),
    state,
  ]),
)

/** The state of this name; undefined where Assay knows none. Capitals and blanks around it make no difference. */
export function stateNamed(name: string): State | undefined {
  return all.get(spoken(name))
}

/** The names of the states that Assay can bring about, for people. */
export function stateNames(): string[] {
  return Object.keys({ ...customerStates, ...loginStates, ...openFinanceStates })
}

/** Versions 5 and 6 say connection where versions 3 and 4 say login. */
function spoken(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('connection', 'login')
}
