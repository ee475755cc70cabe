import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'
import type { Fault, FaultKind } from './fault.ts'

/** Whether a behaviour is wrong now, for a subject and its owner. */
export type IsWrong = (subject: string, owner: string) => boolean

const ofOwners = 'of a second owner'

/** When something is wrong that is right at other times: for the ids of faults. */
const conditions: Readonly<Record<string, (rules: Rules) => IsWrong>> = {
  repeated: () => {
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
  'refused before': (rules) => {
    let refused = false
    changeAnswers({}, ({ status }) => {
      refused ||= status >= 400
      return {}
    })(rules)
    return () => refused
  },
}

const kinds: Readonly<Record<string, FaultKind>> = {
  repeated: 'second time',
  [ofOwners]: 'second owner',
  'refused before': 'state',
}

/** The kind of a fault that is wrong at such a time alone. */
export function kindOf(time: string | undefined): Pick<Fault, 'kind'> {
  const [, kind] = Object.entries(kinds).find(([when]) => inId(when) === time) ?? []
  return kind ? { kind } : {}
}

/** The conditions as they stand at the end of ids: `when-repeated`. */
export const times: readonly string[] = Object.keys(conditions).map(inId)

/** Whether something is wrong at such a time, always where none is given. */
export function wrongAt(rules: Rules, time: string | undefined): IsWrong {
  const [, condition] = Object.entries(conditions).find(([when]) => inId(when) === time) ?? []
  return condition?.(rules) ?? (() => true)
}

function inId(condition: string): string {
  return `when-${condition.replaceAll(' ', '-')}`
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
        id: `${id}-${inId(when)}`,
        ...kindOf(inId(when)),
        ...(interfaces && { interfaces }),
        patch: (rules) => patch(rules, condition(rules)),
      })),
  )
}
