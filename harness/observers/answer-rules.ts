import type { Judgement } from '../../core/judgement.ts'
import type { Observer, Remark, Together } from './observer.ts'
import type { Sighting } from './sighting.ts'
import type { Memory } from './memory.ts'

/** A rule that one answer alone can show kept or broken. It has a point where its observer has several. */
export interface AnswerRule {
  point?: string | undefined
  /** The judgement of this answer; undefined where the rule does not concern it. */
  decide: (sighting: Sighting, memory: Memory) => Judgement | undefined
  /** Set where status and body alone decide, so that a repeated answer adds nothing. */
  byItself?: boolean
  /** The judgement of several answers, where a check may ask for it. */
  together?: Together
}

/** A rule about status and body, in interfaces whose answers have an envelope. */
export function enveloped(point: string, together: Together): AnswerRule {
  return {
    point,
    together,
    byItself: true,
    decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? undefined : together([exchange], dialect)),
  }
}

/** An observer of rules about single answers. An inconclusive judgement counts as none. */
export function observerOf(
  name: string,
  title: string,
  all: readonly AnswerRule[],
  { concerns, at = () => true }: Pick<Observer, 'concerns'> & { at?: (sighting: Sighting) => boolean } = {},
): Observer {
  const points = all.flatMap(({ point }) => point ?? [])
  return {
    name,
    title,
    ...(points.length > 0 && { points }),
    together: (name) => all.find(({ point }) => point === name)?.together,
    ...(concerns && { concerns }),
    look(sighting, memory) {
      const remarks: Remark[] = []
      if (sighting.exchange.answer === undefined || !at(sighting)) return remarks
      for (const { point, decide, byItself } of all) {
        if (byItself && sighting.again) continue
        const judgement = decide(sighting, memory)
        if (judgement?.finding === 'broken') remarks.push({ point, looked: 1, broken: judgement })
        else if (judgement?.finding === 'held') remarks.push({ point, looked: 1 })
      }
      return remarks
    },
  }
}
