import fc from 'fast-check'
import { totalContract } from '../../harness/checks/errors/error-form.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { hasRoute } from '../../harness/dialect/has-route.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { Requests } from '../../harness/actions/scene/requests.ts'
import { besideRoute, forFirst, spoiling, spoilingEdges, type Spoiling } from '../arbitraries/any-request.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/** The position of a valid request and the edits that make it wrong. */
interface Spoilt {
  request: number
  spoilings: Spoiling[]
}

/**
 * Every answer is a success with data or a refusal in the documented form. Each valid request gets one to three edits,
 * so that most cases pass the first validation. `login` and its customer may be changed; `more` are further valid
 * requests.
 * Source: Account information / Errors.
 */
export function anyRequestKeepsContract(
  client: Client,
  requests: Requests,
  login: LoginRef,
  more: readonly Draft[] = [],
): Property<Spoilt> {
  const drafts = [...goodDrafts(requests, login), ...more]
  const draftOf = ({ request, spoilings }: Spoilt) =>
    spoilings.reduce((draft, { edit }) => edit(draft), drafts[request] ?? requests.get('list countries', '/countries'))
  const writing = drafts.findIndex(({ body }) => body !== undefined)
  const reading = drafts.findIndex(({ body }) => body === undefined)
  const edgesOf = (draft: Draft, request: number) => [
    ...spoilingEdges(draft),
    ...(request === writing ? forFirst : []),
    ...(request === reading ? [besideRoute] : []),
  ]
  return {
    arbitrary: fc.record({
      request: fc.nat(drafts.length - 1),
      spoilings: fc.array(spoiling(), { minLength: 1, maxLength: 3 }),
    }),
    edges: drafts.flatMap((draft, request) => edgesOf(draft, request).map((one) => ({ request, spoilings: [one] }))),
    holds: async (input) => {
      const draft = draftOf(input)
      const exchange = await client.send(draft)
      const outcome = caseOutcome(exchange)
      return { label: outcome, outcome, judgement: totalContract(exchange, errorFormsOn(draft, requests)) }
    },
    show: (input) => `${drafts[input.request]?.name}, ${input.spoilings.map(({ what }) => what).join('; ')}`,
  }
}

function errorFormsOn(draft: Draft, { dialect }: Requests): Dialect['errorForms'] {
  const { errorForms, errorFormsElsewhere = errorForms } = dialect
  return hasRoute(dialect, draft) ? errorForms : errorFormsElsewhere
}

function goodDrafts(requests: Requests, login: LoginRef): Draft[] {
  const ofLogin: Array<[string, string]> = [['login_id', login.id]]
  return [
    requests.createLogin(login.customer, login.provider),
    requests.reconnect(login),
    requests.interactive(login),
    requests.refresh(login),
    requests.createToken(login.customer),
    requests.createCustomer('assay-any-request'),
    requests.learn([{ transaction_id: '1', category_code: 'groceries' }]),
    requests.oauthRefresh(login, { return_to: 'https://example.com/back' }),
    requests.listTransactions(ofLogin),
    requests.listAccounts(ofLogin),
    requests.listAttempts(login),
    requests.listLoginsOf(login.customer),
    requests.get('list rates', '/rates', [['date', '2020-01-01']]),
    requests.get('list countries', '/countries'),
  ].filter((draft) => requests.offers(draft))
}
