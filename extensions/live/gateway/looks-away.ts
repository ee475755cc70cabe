import type { Exchange } from '../../../core/exchange.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { type Asked, fieldsOf, isPrepared, isSealed, parametersOf, withoutField, withoutParameter } from './asked.ts'
import type { Interference, LiveAlteration, Way } from './live-alteration.ts'
import { hasOddKeys, hasOddSignature, withRightKeys, withRightSignature } from './made-right.ts'

/** Alterations that keep something from a target, so that it does not look at it, in this request. */
export function ignoring(asked: Asked): LiveAlteration[] {
  if (isSealed(asked)) return []
  return [
    ...parametersOf(asked).map((name) => ({
      id: `ignores-parameter-${name}`,
      begin: () => changing((one) => (parametersOf(one).includes(name) ? withoutParameter(one, name) : undefined)),
    })),
    ...fieldsOf(asked).map((field) => ({
      id: `ignores-field-${field}`,
      begin: () => changing((one) => (fieldsOf(one).includes(field) ? withoutField(one, field) : undefined)),
    })),
  ]
}

/** Alterations after which a target verifies neither keys nor signatures, or looks at them too late. */
export function unverified(profile: Profile): LiveAlteration[] {
  const right = (asked: Asked): Asked | undefined => {
    if (hasOddKeys(asked, profile)) return withRightSignature(withRightKeys(asked, profile))
    if (!hasOddSignature(asked)) return undefined
    return isPrepared(asked) ? asked : withRightSignature(asked)
  }
  return [
    {
      id: 'verifies-no-keys',
      begin: () => changing((asked) => (hasOddKeys(asked, profile) ? right(asked) : undefined)),
    },
    {
      id: 'verifies-no-signature',
      begin: () => changing((asked) => (hasOddSignature(asked) ? right(asked) : undefined)),
    },
    {
      id: 'does-what-it-refuses',
      times: 2,
      begin: () => ({
        instead(asked) {
          const good = asked.method === 'GET' ? undefined : right(asked)
          return good && ((way) => refusedAndDone(asked, good, way))
        },
      }),
    },
  ]
}

/** Each change is made twice. */
export const repeating: LiveAlteration = {
  id: 'makes-changes-twice',
  times: 2,
  begin: () => ({
    instead: (asked) =>
      asked.method === 'GET'
        ? undefined
        : async (way) => {
            const first = await way.send(asked)
            return first.answer && first.answer.status < 300 ? way.send(asked) : first
          },
  }),
}

async function refusedAndDone(asked: Asked, good: Asked, way: Way): Promise<Exchange> {
  const refusal = await way.send(asked)
  if (refusal.answer && refusal.answer.status >= 400) await way.send(await way.signed(good))
  return refusal
}

/** A gateway that sends something else in place of a request; `change` gives undefined where the request stays. */
function changing(change: (asked: Asked) => Asked | undefined): Interference {
  return {
    instead(asked) {
      const other = change(asked)
      return other && (async (way) => way.send(await way.signed(other)))
    },
  }
}
