import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

/** Ids that name nothing, taken for others on every route. */
export const idsFaults: Fault[] = [
  {
    id: 'finds-customers-for-any-id',
    sentence: 'A request for an unknown customer is answered with something.',
    patch: (rules) =>
      changeAnswers(rules, (_answer, body) =>
        body.error_class === 'CustomerNotFound' ? { status: 200, json: { data: [{ id: '1' }] } } : {},
      ),
  },
  {
    id: 'falls-over-unknown-customers',
    sentence: 'A request for an unknown customer causes a server error.',
    patch: (rules) =>
      changeAnswers(rules, (_answer, body) =>
        body.error_class === 'CustomerNotFound'
          ? { status: 500, json: { ...body, error_class: 'InternalServerError' } }
          : {},
      ),
  },
]
