import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'
import type { Fault } from './fault.ts'

/** Whether a behaviour is wrong now, for a subject and its owner. */
type IsWrong = (subject: string, owner: string) => boolean

const ofOwners = 'for a second owner'

/** When something is wrong that is right at other times: for the ids of faults. */
const conditions: Readonly<Record<string, (rules: Rules) => IsWrong>> = {
  'the second time': () => {
    const times = new Map<string, number>()
    return (subject) => {
      times.set(subject, (times.get(subject) ?? 0) + 1)
      return (times.get(subject) ?? 0) > 1
    }
  },
  [ofOwners]: () => {
    let first: string | undefined
    return (_subject, owner) => {
      first ??= owner
      return owner !== first
    }
  },
  'after a refusal': (rules) => {
    let refused = false
    changeAnswers(rules, ({ status }) => {
      refused ||= status >= 400
      return {}
    })
    return () => refused
  },
}

/** A behaviour of a family of resources that is wrong under a condition alone. */
export interface Wrong {
  /** `marks-nothing`. */
  id: string
  patch: (rules: Rules, isWrong: IsWrong) => void
  /** Set where checks bring about such a state for one owner alone. */
  hasOneOwner?: true
}

/** Each behaviour under each condition. */
export function onlyWhen(interfaces: string[] | undefined, all: readonly Wrong[]): Fault[] {
  return all.flatMap(({ id, patch, hasOneOwner }) =>
    Object.entries(conditions)
      .filter(([when]) => !(hasOneOwner && when === ofOwners))
      .map(([when, condition]): Fault => ({
        id: `${id}-${when.replaceAll(' ', '-')}`,
        ...(interfaces && { interfaces }),
        patch: (rules) => patch(rules, condition(rules)),
      })),
  )
}
