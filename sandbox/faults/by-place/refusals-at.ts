import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswer } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

type Refused = { error_class?: string; error_message?: string; request?: object }

/** A part of the form of refusals, wrong in one way each. */
const forms: ReadonlyArray<{ id: string; does: string; change: (refused: Refused) => object }> = [
  {
    id: 'names-classes-by-a-number',
    does: 'names the class of a refusal by a number',
    change: ({ error_class: _class, ...rest }) => ({ ...rest, error_class: 7 }),
  },
  {
    id: 'gives-no-message',
    does: 'refuses without a message',
    change: ({ error_message: _message, ...rest }) => rest,
  },
  {
    id: 'repeats-no-request',
    does: 'refuses without the request',
    change: ({ request: _request, ...rest }) => rest,
  },
]

/** The form of refusals, wrong on one route alone. */
export function refusalsAtPlaces(): Fault[] {
  return sites(() => true).flatMap(({ name, slug, shown, interfaces, requests }) =>
    forms.map(({ id, does, change }): Fault => ({
      id: `${id}-at-${slug}`,
      interfaces,
      requests,
      place: 'routes',
      sentence: `The route ${shown} ${does}.`,
      patch: (rules) =>
        changeAnswer(rules, name, (answer) =>
          isRefusal(answer) ? { ...answer, json: change(answer.json as Refused) } : answer,
        ),
    })),
  )
}

function isRefusal({ json }: Answer): boolean {
  return (json as Refused | undefined)?.error_class !== undefined
}
