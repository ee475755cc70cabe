import type { ContractDecided, JournalEvent, PlannedContract } from '../../core/journal-events.ts'
import { exchanged, moment, runStarted } from './journal-builders.ts'

export function contract(interaction: string, over: Partial<PlannedContract> = {}): PlannedContract {
  const states = ['a login that has been fetched']
  const base = {
    pact: 'pacts/shop.json',
    consumer: 'shop',
    provider: 'ais-v4',
    interface: 'ais-v4',
    pending: false,
  } as const
  return { ...base, interaction, states, ...over }
}

export function decided(
  one: PlannedContract,
  verdict: ContractDecided['verdict'],
  over: Partial<ContractDecided> = {},
): ContractDecided {
  const decision = { reason: `It was ${verdict}.`, mismatches: [], evidence: [], durationMs: 12, requests: 2 }
  return { ...one, type: 'contract-decided', at: moment(2000), verdict, ...decision, ...over }
}

export const lists = contract('lists <b>accounts</b>')
const mismatch = { kind: 'body' as const, place: 'data[0].id', wanted: '"1"', got: '1', words: 'Expected 1 to be text' }
/** A verification of four needs of one consumer: one is broken and one undecided. */
export const contractRun: JournalEvent[] = [
  runStarted({
    contracts: [lists, contract('registers a customer'), contract('refreshes a login'), contract('never came')],
  }),
  exchanged('x7'),
  decided(lists, 'failed', { mismatches: [mismatch], evidence: ['x7'] }),
  decided(contract('registers a customer'), 'passed'),
  decided(contract('refreshes a login'), 'untested'),
]
