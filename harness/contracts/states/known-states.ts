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

const suggestions = 3

/** The names of known states that share most of their words with a name, nearest first, three of them. */
export function nearestStates(name: string): string[] {
  const said = wordsOf(name)
  return stateNames()
    .map((known) => ({ known, shared: wordsOf(known).filter((word) => said.includes(word)).length }))
    .sort((one, other) => other.shared - one.shared || one.known.length - other.known.length)
    .slice(0, suggestions)
    .map(({ known }) => known)
}

/** Plural or not; without the small words that every name has. */
function wordsOf(name: string): string[] {
  const words = spoken(name).match(/[a-z]{3,}/g) ?? []
  return [...new Set(words.map((word) => word.replace(/(?<=..)s$/, '')))].filter((word) => !smallWords.has(word))
}

const smallWords = new Set(['that', 'the', 'with', 'and', 'for', 'not', 'has', 'have', 'exist', 'doe'])

/** Versions 5 and 6 say connection where versions 3 and 4 say login. */
function spoken(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('connection', 'login')
}
