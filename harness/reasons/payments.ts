import { count } from './count.ts'

/** Payment initiation: templates, their fields, and what providers require. */
export const payments = {
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
  'types-seen': ({ place, types }: { place: string; types: readonly string[] }) =>
    `The answers show ${types.length === 0 ? 'nothing' : types.join(', ')} at ${place}.`,
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
} as const
