import { becauseOf } from '../../../harness/reasons/because.ts'
import { count } from '../../../harness/reasons/count.ts'

type Asks = { asks: readonly string[] }

const asked = (asks: readonly string[]) => (asks.length === 0 ? 'nothing' : asks.join(', '))

/** Payment initiation: templates, their fields, what providers require, what there is to pay with, and the page. */
export const reasons = {
  'row-not-as-documented': ({ what, place, wanted, got }: Record<'what' | 'place' | 'wanted' | 'got', string>) =>
    `The ${what} shows ${got} at ${place}; expected ${wanted}.`,
  'rows-as-documented': ({
    what,
    wanted,
    concerned,
    rows,
  }: {
    what: string
    wanted: string
    concerned: number
    rows: number
  }) => `Each ${what} (${concerned} of ${count(rows, 'row')}) shows ${wanted}.`,
  'no-row-concerned': ({ what, rows }: { what: string; rows: number }) =>
    `The rule concerns no ${what} of the list, which has ${count(rows, 'row')}.`,
  'template-not-listed': () => 'The list does not show the template, so there is nothing to compare it with.',
  'template-as-listed': ({ fields }: { fields: number }) =>
    `The template shows ${count(fields, 'field')}, as the list does.`,
  'template-differs': ({ wanted, got }: { wanted: string; got: string }) =>
    `The template by itself has the fields ${got}; expected ${wanted}, as in the list.`,
  'longitude-seen': ({ optional }: { optional: string }) =>
    `customer_longitude of the SEPA template has optional ${optional}.`,
  'regexps-unread': ({ regexps, example }: { regexps: number; example: string }) =>
    `Assay can run none of ${count(regexps, 'regular expression')}, such as ${example}.`,

  'payment-detail-unknown': () =>
    'The target shows no detail of a payment provider at /providers and its code, and the documents name no route for it.',
  'required-fields-absent': ({ provider, templates }: { provider: string; templates: readonly string[] }) =>
    `The detail of the provider ${provider} lists no required_payment_fields; expected them for ${templates.join(', ')}.`,
  'required-fields-left-out': ({ provider, template }: { provider: string; template: string }) =>
    `The required_payment_fields of the provider ${provider} leave out the template ${template}, which it lists.`,
  'required-fields-listed': ({ details }: { details: number }) =>
    `${count(details, 'detail')} of providers ${details === 1 ? 'lists' : 'list'} required_payment_fields.`,
  'required-field-unknown': ({ provider, template, field }: Record<'provider' | 'template' | 'field', string>) =>
    `The provider ${provider} requires the field ${field}; expected a field of the template ${template}.`,
  'required-fields-unread': () => 'The target shows no required_payment_fields that Assay can read.',
  'required-fields-resolve': ({ fields }: { fields: number }) =>
    `${count(fields, 'required field')} ${fields === 1 ? 'is a field of its template' : 'are fields of their templates'}.`,

  'nothing-to-pay-with': () => 'The target lists no provider with a template whose required fields Assay can fill.',
  'chosen-payments-refused': ({ refused }: { refused: readonly string[] }) =>
    `The target refuses the payments that Assay chose (${refused.join('; ')}); name a provider with data.payment_providers and values with data.payment_attributes.`,
  'no-fitting-template': ({ what, refused }: { what: string; refused: number }) =>
    `The target takes no template that has ${what}${refused === 0 ? '' : `; it refused ${count(refused, 'payment')} with one`}.`,
  'no-template-listed': () => 'The target lists no template with an identifier and fields.',
  'template-without-provider': ({ template }: { template: string }) => `No provider lists the template ${template}.`,
  'provider-without-template': ({ provider, template }: Record<'provider' | 'template', string>) =>
    `The target does not list the provider ${provider} with the template ${template}, for which it may refuse a payment there.`,
  'all-templates-supported': () => 'Every provider of the target lists every template that any provider lists.',
  'no-inactive-payment-provider': ({ statuses }: { statuses: readonly string[] }) =>
    `The target lists no provider as ${statuses.join(' or ')}, and data.payment_providers names none.`,
  'no-payable-provider': () => 'The target lists no payment provider by whose code Assay can pay.',
  'no-unsupported-template': () => 'No template that one provider leaves out is listed by another.',
  'perhaps-guessed-value': ({ outcome, attributes }: { outcome: string; attributes: readonly string[] }) =>
    `The target refused the payment (${outcome}), perhaps for a value that the template does not settle: ${attributes.join(', ')}; give it with data.payment_attributes.`,

  'page-asks-consent': () => 'The page asks for consent.',
  'page-lacks-consent': ({ asks }: Asks) => `The page asks for ${asked(asks)}; expected it to ask for consent.`,
  'consent-skipped': () => 'The page does not ask for consent.',
  'consent-not-skipped': ({ asks }: Asks) =>
    `The page asks for ${asked(asks)}; expected no question for consent, since show_consent_confirmation is false.`,
  'consent-never-asked': () => 'The page never asks for consent, so this proves nothing.',
  'provider-locked': () => 'The user cannot change the provider.',
  'provider-not-locked': () => 'The user can change the provider; expected that disable_provider_search prevents it.',
  'provider-never-offered': () => 'The page never lets the user choose a provider, so this proves nothing.',
  'provider-preselected': () => 'The page does not ask for a provider.',
  'provider-not-preselected': ({ asks }: Asks) =>
    `The page asks for ${asked(asks)}; expected no question for the provider, which the request names.`,
  'messages-posted': ({ messages, own }: { messages: number; own: boolean }) =>
    `The page posted ${count(messages, 'message')} to ${own ? 'its own window' : 'the window that opened it'}.`,
  'no-message-posted': () => 'The page posted no message to the window that opened it; expected at least one.',
  'messages-absent': () => 'The page posted no message to the window that opened it.',
  'messages-never-posted': () =>
    'The page posted no message where the request asked for messages either, so this proves nothing.',
  'own-messages-alike': () =>
    'The page posts messages to its own window alone, whether the request asks for messages or not.',
  'messages-unasked': ({ messages, form }: { messages: number; form: string }) =>
    `The page posted ${count(messages, 'message')} that the request did not ask for, the first ${form}; expected none.`,
  'form-of-messages': ({ form }: { form: string }) => `The first message of the page is ${form}.`,
  'user-came-home': () => 'The user was sent to the home URL of the client.',
  'user-not-sent-home': ({ got }: { got: string }) => `The user was not sent to the home URL of the client: ${got}.`,
} as const

/** A reason of payment initiation, or of the catalogue. */
export const because = becauseOf(reasons)
