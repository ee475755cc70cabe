import { changeAnswer } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

export const versioningFaults: Fault[] = faultsNamed({
  'forbids-unknown-versions': {
    sentence: 'A path of an unknown version is refused with ActionNotAllowed.',
    patch: (rules) =>
      changeAnswer(rules, 'none', (answer) =>
        answer.version === undefined
          ? { ...answer, json: { ...(answer.json as object), error_class: 'ActionNotAllowed' } }
          : answer,
      ),
  },
  'keeps-client-info': (rules) =>
    changeAnswer(rules, 'none', (answer) => ({
      ...answer,
      status: 200,
      json: { data: { info: { status: 'test' } } },
    })),
})
