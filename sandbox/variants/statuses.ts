import { changeAnswers } from '../faults/kit/change-answers.ts'
import { refuses } from './kit/map-json.ts'
import type { Variant } from './kit/variant.ts'
import { wrapRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'

const among = [400, 404, 406, 409] as const

/** Other legal HTTP statuses. The documents leave the statuses of most classes and of successes open. */
export const variants: Variant[] = named({
  'every-refusal-400': {
    question: 'statuses of refusals',
    sentence: 'Every error class has the status 400.',
    patch: wrapRule('errors.statusOf', () => 400),
  },
  'statuses-turned-round': {
    question: 'statuses of refusals',
    sentence: 'Every error class has another of the four documented statuses than in the baseline.',
    patch: wrapRule(
      'errors.statusOf',
      (rule, errorClass) => among[(among.indexOf(rule(errorClass) as 400) + 1) % 4] ?? 400,
    ),
  },
  'created-is-201': {
    question: 'status of creation',
    sentence: 'Creation is answered with 201; the documents name no status of success.',
    patch: changeAnswers({ route: /create/ }, (answer) => (refuses(answer) ? {} : { status: 201 })),
  },
  'accepted-is-202': {
    question: 'status of a started fetch',
    sentence: 'Requests that start a fetch are answered with 202.',
    patch: changeAnswers({ route: /logins\/(create|reconnect|refresh|interactive)/ }, (answer) =>
      refuses(answer) ? {} : { status: 202 },
    ),
  },
})
