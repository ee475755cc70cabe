import { check } from '../answers/check.ts'
import { demand, demandSent } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'

const notLetIn = ['LoginNotFound', 'WrongClientToken']

/**
 * Whether a change sent with a login's secret reached that login: accepted, or refused for its state. Refused as unknown
 * or as belonging to another, the secret opens nothing; other refusals are inconclusive.
 * Source: Account information / Login (version 4), secret.
 */
export const secretOpensLogin = check((answer: Exchange) => {
  const errorClass = errorClassOf(answer)
  if (isSuccess(answer) || errorClass === 'LoginAlreadyProcessing') return holds([answer])
  const got = outcomeOf(answer)
  demand(notLetIn.includes(errorClass ?? ''), because('request-refused-otherwise', { outcome: got }))
  const wanted = 'the login to be found by its secret'
  return differs({ wanted, got }, [answer])
})

/** Whether one of the secrets that a login has shown opens it: a target may hide them later, behind one text for all. */
export const someSecretOpens = check((answers: readonly Exchange[]) => {
  const judgements = answers.map(secretOpensLogin)
  const [first] = judgements
  demandSent(first)
  return judgements.find(({ finding }) => finding === 'held') ?? first
})

/** What a login shows of its provider, with the field of the provider. */
const names = [
  ['provider_code', 'code'],
  ['provider_id', 'id'],
  ['provider_name', 'name'],
] as const

/** Whether what a login at a place shows of its provider is what the provider shows itself. */
export function namesItsProvider(login: Row, provider: Row, place: string, evidence: Exchange[]): Judgement {
  for (const [own, its] of names) {
    const [one, other] = [login[own] ?? null, provider[its] ?? null]
    if (one === null || other === null || String(one) === String(other)) continue
    return differs({ wanted: `${its} ${jsonText(other)}`, got: jsonText(one), place: `${place}.${own}` }, evidence)
  }
  return holds(evidence)
}
