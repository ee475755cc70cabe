/** How clearly the documents oblige: only `stated` can fail, `implied` can warn, `silent` is only observed. */
export type Strength = 'stated' | 'implied' | 'silent'

export type Verdict = 'passed' | 'failed' | 'warned' | 'observed' | 'untested' | 'inapplicable' | 'inconclusive'

/** What a check found, before the requirement's strength is applied. */
export type Finding = 'held' | 'broken' | 'noted' | 'untested' | 'inconclusive'
