import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'

type Change = (data: unknown, answer: Answer) => unknown

/** Changes the data of every accepted answer of a route, such as `countries/list`. */
export function changeData(rules: Rules, route: string, change: Change): void {
  changeAnswer(rules, route, (answer) => {
    const json = answer.json as { data?: unknown }
    return 'data' in json ? { ...answer, json: { ...json, data: change(json.data, answer) } } : answer
  })
}

/** Changes every answer of a route, accepted or refused. */
export function changeAnswer(rules: Rules, route: string, change: (answer: Answer) => Answer): void {
  changeAnswers(rules, (answer) => (answer.route === route ? change(answer) : {}))
}
