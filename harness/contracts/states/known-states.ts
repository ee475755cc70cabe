import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import { customerStates } from './customers.ts'
import { loginStates } from './logins.ts'
import type { State } from './state.ts'

/** Every state by name: those of account information, and `states` of each interface's `contracts/states.ts`. */
function known(): Readonly<Record<string, State>> {
  const ofInterfaces = partsOfInterfaces('contracts/states').map(({ part }) => part['states'])
  return Object.assign({}, customerStates, loginStates, ...ofInterfaces) as Record<string, State>
}

/** The state of this name; undefined for an unknown one. Letter case and surrounding blanks are ignored. */
export function stateNamed(name: string): State | undefined {
  return Object.entries(known()).find(([one]) => spoken(one) === spoken(name))?.[1]
}

/** The names of the states that Assay can bring about, for people. */
export function stateNames(): string[] {
  return Object.keys(known())
}

/** The three known states that share most words with a name, nearest first. */
export function nearestStates(name: string): string[] {
  const wanted = wordsOf(name)
  return stateNames()
    .map((state) => ({ state, shared: wordsOf(state).filter((word) => wanted.includes(word)).length }))
    .sort((one, other) => other.shared - one.shared || one.state.length - other.state.length)
    .slice(0, 3)
    .map(({ state }) => state)
}

/** The words without plural endings, and without the small words of every name. */
function wordsOf(name: string): string[] {
  const words = spoken(name).match(/[a-z]{3,}/g) ?? []
  return [...new Set(words.map((word) => word.replace(/(?<=..)s$/, '')))].filter((word) => !smallWords.has(word))
}

const smallWords = new Set(['that', 'the', 'with', 'and', 'for', 'not', 'has', 'have', 'exist', 'doe'])

/** Versions 5 and 6 call a login a connection. */
function spoken(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('connection', 'login')
}
