import type { Judgement } from '../../core/judgement.ts'
import type { Observer, Remark, Together } from './observer.ts'
import type { Sighting } from './sighting.ts'
import type { Memory } from './memory.ts'

/** A rule that an answer shows kept or broken by itself, by the ids of the rows that say so. */
export interface AnswerRule {
  rules: readonly string[]
  /** The judgement of this one answer; undefined where it says nothing of the rule. */
  decide: (sighting: Sighting, memory: Memory) => Judgement | undefined
  /** The judgement of many answers at once, where a check may ask for it. */
  together?: Together
}

/** An observer of rules that each answer shows by itself. A check that comes to no conclusion says nothing. */
export function observerOf(name: string, title: string, all: readonly AnswerRule[]): Observer {
  return {
    name,
    title,
    rules: () => all.flatMap(({ rules }) => rules),
    together: (name) => all.find(({ rules }) => rules.includes(name))?.together,
    look: (sighting, memory) =>
      all.flatMap(({ rules, decide }): Remark[] => {
        const judgement = decide(sighting, memory)
        if (judgement?.finding !== 'broken' && judgement?.finding !== 'held') return []
        const broken = judgement.finding === 'broken' ? judgement : undefined
        return rules.map((rule) => ({ rule, looked: 1, ...(broken && { broken }) }))
      }),
  }
}
