import {
  paymentTemplates,
  paymentProviderPages,
  templatePages,
  templatesAlone,
  templatesOfSeveralPages,
} from '../actions/read-lists.ts'
import { demandReadableRegexps } from '../checks/validation-regexp.ts'
import { dataOf, isRow } from '../../../harness/checks/answers/answer.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { paymentProviderDetail, requiredFieldsIn } from '../actions/attribute-set.ts'
import { providersToLookAt } from '../actions/payable.ts'
import {
  requiredFieldsListed,
  requiredFieldsResolve,
  type RequiredFieldsShown,
} from '../checks/required-fields-listed.ts'
import * as sepa from '../checks/sepa-template.ts'
import * as rules from '../checks/template-rules.ts'
import type { PaymentTemplate } from '../checks/payment-field.ts'
import { asOne } from '../../../harness/verdicts/together.ts'
import { valueIs } from '../../../harness/checks/values/value-is.ts'
import { answer, answers, codes, others, request, part } from '../../../steps/world/parts.ts'
import { type Vocabulary, keeps } from '../../../steps/vocabulary/vocabulary.ts'
import type { HostedFlow } from '../../../harness/hosted/seen-page.ts'
import { flow } from '../../../steps/vocabulary/hosted-pages.phrases.ts'
import { paymentFlow } from '../actions/payment-flow.ts'
import * as checks from '../checks/payment-page.ts'

/** The way of a user through a payment page that asks as little as a request can have it ask. */
export const shortFlow = part<HostedFlow>('the way of a user through a payment page that asks little', 'When')

/** What is said of the page of a payment. */
const ofPages: Vocabulary = {
  actions: {
    'a user goes through <a payment page with a fixed provider, no consent question and no messages>': async (world) =>
      world.keep(shortFlow, await paymentFlow(world.scene, 'quiet')),
    'a user goes through <a payment page with show_consent_confirmation true>': async (world) =>
      world.keep(shortFlow, await paymentFlow(world.scene, 'confirming')),
    'a user goes through <a payment page with return_to and wrong credentials>': async (world) =>
      world.keep(shortFlow, await paymentFlow(world.scene, 'failing')),
  },
  expectations: {
    'the user comes to <a question for consent>': (world) =>
      checks.consentAsked(world.find(shortFlow) ?? world.the(flow)),
    'the user comes to <a page that posts messages>': (world) => checks.messagesPosted(world.the(flow)),
    'the user comes to <no choice of a provider>': (world) => checks.providerPreselected(world.the(shortFlow)),
    'the user comes to <another address than the home URL of the client>': (world) =>
      checks.notHome(world.the(shortFlow), world.run.profile.data.home_url),
    'the user comes to <the home URL of the client>': (world) => checks.cameHome(world.the(shortFlow)),
  },
  observations: { 'which form the messages have': (world) => checks.formOfMessages(world.the(flow)) },
}

/** The templates that the target lists, as Assay reads them. */
const templates = part<readonly PaymentTemplate[]>('the payment templates', 'Given')

const details = part<readonly RequiredFieldsShown[]>('the details of payment providers', 'When')

/** What is said of lists of providers and templates, and of details. */
const ofLists: Vocabulary = {
  fixtures: {
    'a list of templates of more than one page': async (world) => {
      const draft = await templatesOfSeveralPages(world.scene)
      world.keep(request, () => draft)
    },
    'the listed payment templates': async (world) => {
      const listed = world.keep(templates, await paymentTemplates(world.scene))
      world.keep(codes, new Set(listed.map(({ identifier }) => identifier)))
      world.keep(others, await templatePages(world.scene))
    },
  },
  actions: {
    '<the payment providers> are listed': keeps(answers, paymentProviderPages),
    '<the payment templates> are listed': keeps(answers, templatePages),
    '<the listed templates> are shown alone': keeps(answers, templatesAlone),
    'the details of payment providers are shown': keeps(details, requiredFieldsShown),
  },
  expectations: {
    'the answer is <the first listed template>': (world) =>
      valueIs(world.the(answer), 'data.identifier', world.the(templates)[0]?.identifier ?? ''),
    'each answer is <the template that was asked for>': (world) => rules.templatesFound(world.the(answers)),
    'each has <the same fields as in the list>': (world) =>
      asOne(world.the(answers).map((one) => rules.agreesWithList(one, world.the(others)))),
    'each detail has <the required fields of its templates>': (world) => requiredFieldsListed(world.the(details)),
    'each detail has <fields of its templates alone>': (world) => {
      const fields = world.the(templates).map((one) => [one.identifier, one.fields.map(({ name }) => name)] as const)
      return requiredFieldsResolve(world.the(details), new Map(fields))
    },
    'every row has <its own id in each of its fields>': (world) => rules.fieldsNameTheirTemplate(world.the(answers)),
    'the SEPA template has <its required fields>': (world) => sepa.sepaFieldsDemanded(world.the(answers)),
    'the SEPA template has <its optional fields>': (world) => sepa.sepaFieldsOptional(world.the(answers)),
    'the SEPA template has <the modes NORMAL and INSTANT>': (world) => sepa.sepaModes(world.the(answers)),
  },
  observations: {
    'whether customer_longitude of the SEPA template is optional': (world) => sepa.sepaLongitude(world.the(answers)),
  },
}

const ofPayments: Vocabulary = {
  fixtures: {
    'templates with regular expressions that Assay can run': async ({ scene }) =>
      demandReadableRegexps(await paymentTemplates(scene)),
  },
}

export const phrases: readonly Vocabulary[] = [ofPayments, ofLists, ofPages]

/** What the details of those providers show of required fields; those that show no provider are left out. */
async function requiredFieldsShown(scene: Scene): Promise<RequiredFieldsShown[]> {
  const found: RequiredFieldsShown[] = []
  for (const { code, templates } of await providersToLookAt(scene)) {
    const exchange = await paymentProviderDetail(scene, code)
    const shown = dataOf(exchange)
    if (!isRow(shown) || shown['code'] !== code) continue
    const value = shown['required_payment_fields']
    const read = templates.flatMap((template) => {
      const names = requiredFieldsIn(value, template)
      return names ? [[template, names] as const] : []
    })
    found.push({ code, templates, shown: value, read: new Map(read), exchange })
  }
  return found
}
