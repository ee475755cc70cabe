import type { Rules } from '../../world/rules.ts'
import type { Login } from '../../store/entities.ts'
import { changeAnswers } from './change-answers.ts'

type Fields = Record<string, unknown>

export function changeLogin(rules: Rules, change: (fields: Fields, login: Login) => Fields): void {
  const { login: shape } = rules.shape
  rules.shape.login = (login, sandbox) => change(shape(login, sandbox), login)
}

/** Changes the data of every accepted request to one of these routes. */
export function changeDataOf(rules: Rules, routes: readonly string[], change: (data: Fields) => unknown): void {
  changeAnswers(rules, ({ route }, body) =>
    routes.includes(route) && body.data !== undefined ? { json: { ...body, data: change(body.data as Fields) } } : {},
  )
}
