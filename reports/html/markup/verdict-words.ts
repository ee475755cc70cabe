import type { Verdict } from '../../../core/verdict.ts'
import type { RequirementStory } from '../../story/run-story-model.ts'

/** How each verdict is shown: a sign besides its colour, and its meaning. */
export const verdictWords: Record<Verdict, { sign: string; meaning: string }> = {
  failed: { sign: '✕', meaning: 'the documents state it, and the server breaks it' },
  warned: { sign: '!', meaning: 'the server breaks it, but the documents only imply it' },
  inconclusive: { sign: '?', meaning: 'no conclusion; nothing follows for the server' },
  untested: { sign: '–', meaning: 'a needed capability is missing, or it cannot be checked from outside' },
  observed: { sign: '○', meaning: 'the documents do not say; the report shows what the server does' },
  passed: { sign: '✓', meaning: 'every check of it holds' },
  inapplicable: {
    sign: '·',
    meaning: 'it belongs to an interface that the profile does not claim, or that was not asked for',
  },
}

/** The meaning of a verdict on a consumer's need, where it differs from that on a requirement. */
const contractMeanings: Partial<Record<Verdict, string>> = {
  failed: 'the answer lacks what the program needs',
  warned: 'the same, for a need that the consumer marks as pending',
  inconclusive: 'no conclusion; nothing follows for the server',
  untested: 'its state is unknown or could not be set up',
  passed: 'the answer has what the program needs',
}

/** The meaning of a verdict on a duty of clients, where it differs from that on a requirement. */
const clientMeanings: Partial<Record<Verdict, string>> = {
  failed: 'the documents state it, and a client breaks it',
  warned: 'a client breaks it, but the documents only imply it',
  inconclusive: 'no conclusion; nothing follows for the clients',
  untested: 'no client did what would show it, or a server cannot see it',
  observed: 'the documents do not say; the report shows what the clients do',
  passed: 'whatever clients did keeps it',
}

/** The meaning of a verdict on exchanges of a server and its client, where it differs from that on a requirement. */
const exchangeMeanings: Partial<Record<Verdict, string>> = {
  failed: 'the documents state it, and the server or its client breaks it',
  warned: 'the server or its client breaks it, but the documents only imply it',
  untested: 'no exchange shows it, or it cannot be checked from outside',
  passed: 'every exchange that shows it keeps it',
}

export type Subject = 'requirements' | 'contracts' | 'clients' | 'exchanges'

const ownMeanings: Record<Subject, Partial<Record<Verdict, string>>> = {
  requirements: {},
  contracts: contractMeanings,
  clients: clientMeanings,
  exchanges: exchangeMeanings,
}

/** The meaning of a verdict for a report's subject. */
export function meaningOf(verdict: Verdict, of: Subject): string {
  return ownMeanings[of][verdict] ?? verdictWords[verdict].meaning
}

/** Whether the checks of a requirement failed on faults in the server or in its recorded answers. */
export type FaultMark = 'shown' | 'not-shown'

/** How the report marks that: a sign, a word, and the word's meaning. */
export const faultWords: Record<FaultMark, { sign: string; word: string; meaning: string }> = {
  shown: {
    sign: '◆',
    word: 'shown able to fail',
    meaning: 'it holds, and with a fault given to this server, or to its recorded answers, it failed',
  },
  'not-shown': {
    sign: '◇',
    word: 'not shown able to fail',
    meaning: 'it holds, but no fault made it fail; its line says why',
  },
}

/** Undefined for a requirement without faults. */
export function faultMarkOf({ shown }: Pick<RequirementStory, 'shown'>): FaultMark | undefined {
  if (!shown) return undefined
  return shown.alteration === undefined ? 'not-shown' : 'shown'
}
