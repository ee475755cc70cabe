import * as edit from '../../harness/client/edit-draft.ts'
import { paymentFlow, paymentDraft, requestsToPay, templateDraft } from './actions/payment-flow.ts'
import {
  listPaymentProviders,
  listTemplates,
  showTemplate,
  paymentProviderPages,
  templatePages,
  templatesAlone,
  largePaymentList,
} from './actions/read-lists.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import type { DoctorScene } from '../../harness/actions/scene/interface-behaviour.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import type { PaymentProviderProfile } from '../../harness/profile/profile.ts'
import { type DoctorLine, ok, problem } from '../../core/doctor-line.ts'
import { isSuccess, type Row, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import type { Resources } from '../../harness/checks/values/matches-schema.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { customerAlone } from '../../harness/actions/scene/maker.ts'
import { askPlainly } from '../../harness/actions/start/preflight.ts'
import type { InterfaceDescription, Scene } from '../../harness/actions/scene/scene.ts'
import type { LoginOptions } from '../../harness/actions/scene/refs.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect as version4 } from '../ais-v4/dialect.ts'
import { unlessStopped } from '../../core/check-stopped.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import type { Draft } from '../../harness/client/draft.ts'

const basePath = '/api/payments/v1'

/**
 * Payment initiation, version 1. It shares keys, signing, paging and the flat errors with account information, and knows
 * customers but no logins. Source: Payment initiation (/api/payments/v1) and Payment initiation error body.
 */
const dialect: Dialect = {
  ...version4,
  interface: 'payments-v1',
  version: 'payments_v1',
  basePath,
  schemas: ['payments-v1'],
  paths: {
    logins: `${basePath}/logins`,
    tokens: `${basePath}/tokens/create`,
    oauthProviders: `${basePath}/oauth_providers`,
  },
  comparedWith: [],
  routes: readRoutes('payments-v1'),
  // A run finds out by itself what can be paid with.
  capabilities: { 'plain-provider': 'nothing', 'large-login': 'nothing' },
}

/** Payment initiation, version 1. It knows customers and no logins: what asks for a login gets one that nobody has. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  goodRequests: {
    'create a customer': (scene) => scene.requests.createCustomer(scene.newIdentifier()),
    'list payment providers': ({ requests }) => listPaymentProviders(requests),
    'list templates': ({ requests }) => listTemplates(requests),
    'show a template': templateDraft,
    'connect to pay': paymentDraft,
  },
  doctor: {
    list: () => ({ name: 'list payment providers', path: '/providers' }),
    examines: [],
    own: examineProviders,
  },
  preflight: (scene) => askPlainly(scene, [listPaymentProviders(scene.requests), listTemplates(scene.requests)]),
  plainRead: async ({ requests }, as) => listPaymentProviders(requests, [], as),
  firstFor: async (scene, { id, as }) => ({
    ...edit.withBodyField(await paymentDraft(scene), 'data.customer_id', id),
    as,
  }),
  newLogin: nobodysLogin,
  newFetchedLogin: nobodysLogin,
  largeList: largePaymentList,
  kindsOfResources: kindsOfPaymentResources,
  foundOut: async (scene) => [await templateDraft(scene), await paymentDraft(scene)],
  onTour,
  toVary: requestsToPay,
  hostedFlow: (scene) => paymentFlow(scene, 'asking'),
}

async function nobodysLogin(scene: Scene, { customer, as }: LoginOptions) {
  return customerAlone(customer ?? (await scene.newCustomer(as)))
}

/** Answers that show every kind of resource of payment initiation, each with the schema that it follows. */
async function kindsOfPaymentResources(scene: Scene): Promise<Resources[]> {
  const customer = await scene.send(scene.requests.createCustomer(scene.newIdentifier()))
  const session = await scene.send(await paymentDraft(scene))
  const own = (resource: string) => schemaIn(scene.run.dialect, resource)
  // Whether the target shows each template alone is another rule.
  const alone = (await templatesAlone(scene)).filter(isSuccess)
  return [
    { schema: own('customer'), pick: 'data', exchanges: [customer] },
    { schema: own('provider'), pick: 'data[]', exchanges: await paymentProviderPages(scene) },
    { schema: own('template'), pick: 'data[]', exchanges: await templatePages(scene) },
    ...alone.map((one) => ({ schema: own('template'), pick: 'data', exchanges: [one] })),
    { schema: own('connect-session'), pick: 'data', exchanges: [session] },
  ]
}

/** What a tour visits of payment initiation, as far as its lists let it be found out. */
async function onTour(scene: Scene): Promise<{ good: Draft[]; refused: Draft[] }> {
  const { id } = await scene.sharedCustomer()
  const template = await unlessStopped(templateDraft(scene))
  const payment = await unlessStopped(paymentDraft(scene))
  const wrongPayments = payment
    ? [
        edit.withBodyField(payment, 'data.customer_id', unknownIdLike(id)),
        edit.withBodyField(payment, 'data.return_to', 'not an address'),
        edit.withBodyField(payment, 'data.payment_attributes', {}),
        edit.withBodyField(edit.withoutBodyField(payment, 'data.provider_code'), 'data.disable_provider_search', true),
      ]
    : []
  return {
    good: [listTemplates(scene.requests), ...[template, payment].flatMap((draft) => draft ?? [])],
    refused: [showTemplate(scene.requests, 'no_such_template_anywhere'), ...wrongPayments],
  }
}

/** Whether each payment provider that the profile names is in the list, and in the status that its purpose says. */
async function* examineProviders({ profile, client, dialect }: DoctorScene): AsyncGenerator<DoctorLine> {
  const named = profile.data.payment_providers ?? []
  if (named.length === 0) return
  const list = listPaymentProviders(new Requests(dialect), [['per_page', '1000']])
  const pages = await followPages((draft) => client.send(draft), list)
  // Why the list is refused, the line of the client says.
  if (pages.every(isSuccess)) for (const one of named) yield paymentProviderLine(one, rowsOfAll(pages))
}

/** What a list shows of a payment provider that the profile names. */
function paymentProviderLine({ purpose, code }: PaymentProviderProfile, rows: readonly Row[]): DoctorLine {
  const subject = `payment provider ${purpose}`
  const row = rows.find((one) => one['code'] === code)
  if (!row) return problem(subject, 'the server does not list it', 'check its code, or leave it out')
  const wanted = purpose === 'inactive' || purpose === 'disabled' ? purpose : 'active'
  const { status } = row
  if (typeof status === 'string' && status !== wanted && /^\w{1,40}$/.test(status))
    return problem(subject, `its status is ${status}, not ${wanted}`, 'choose another provider')
  return ok(subject, 'is listed')
}
