/**
 * What a requirement is among several runs: a change in the course of one target, or a difference between implementations. How
 * each kind is shown, in the order in which they are read: a sign besides its colour, and what the word means.
 */
export const kindWords = {
  new: { sign: '✕', meaning: 'fails in the last run, and did not fail in the first' },
  'fails in all': { sign: '✕', meaning: 'fails in every one' },
  'fails in some': { sign: '✕', meaning: 'fails in one or more, and not in all' },
  'still failing': { sign: '✕', meaning: 'fails in the first run and in the last' },
  flapping: { sign: '↔', meaning: 'broke and held again, or held and broke again' },
  'newly warned': { sign: '!', meaning: 'warned in the last run, and neither warned nor failed in the first' },
  'warned in some': { sign: '!', meaning: 'warned in one or more, and fails in none' },
  'newly inconclusive': { sign: '?', meaning: 'evaluated in the first run, without a conclusion in the last' },
  'newly untested': { sign: '–', meaning: 'evaluated in the first run, untested in the last' },
  'not evaluated in all': { sign: '–', meaning: 'evaluated in some and not in others; none breaks it' },
  'not in the last run': { sign: '·', meaning: 'the last run does not have it' },
  fixed: { sign: '✓', meaning: 'failed in the first run, was evaluated in the last and does not fail' },
  'newly evaluated': { sign: '✓', meaning: 'not evaluated in the first run, evaluated in the last and not broken' },
  changed: { sign: '~', meaning: 'another verdict, without a new failure or warning' },
  'not in the first run': { sign: '·', meaning: 'the first run does not have it; it does not fail in the last' },
  same: { sign: '=', meaning: 'the same in the first run and in the last, and not failed' },
} as const satisfies Record<string, { sign: string; meaning: string }>

export type Kind = keyof typeof kindWords

export const kindsInOrder = Object.keys(kindWords) as readonly Kind[]

/** What a kind means; among implementations there is no first and no last. */
export function meaningOfKind(kind: Kind, sideBySide: boolean): string {
  return kind === 'same' && sideBySide ? 'none breaks it; all have evaluated it, or none has' : kindWords[kind].meaning
}

/** Kinds that leave nothing to look at. */
export const quietKinds: ReadonlySet<Kind> = new Set<Kind>(['same', 'not in the first run', 'not in the last run'])

/** A kind as one word for the script and the style of a page. */
export function slugOf(kind: Kind): string {
  return kind.replaceAll(' ', '-')
}
