import { because } from '../../reasons/because.ts'
import { bodyOf, isRow, type Row } from '../../checks/answers/answer.ts'
import { pick } from '../../checks/answers/pick.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'

/** A select field of a provider, as its detail shows it. */
export interface SelectField {
  name: string
  optionValues: string[]
  englishNames: string[]
}

/**
 * The first select field among the required fields of the select provider, whose detail this is.
 * @throws CheckStopped (inconclusive) when the detail shows none
 */
export function selectFieldIn(exchange: Exchange): SelectField {
  const fields = requiredFieldsIn(exchange)
  if (fields.length === 0) throw new CheckStopped('inconclusive', because('no-required-fields'), [exchange])
  const field = fields.find(({ nature }) => nature === 'select')
  if (!field) throw setUpFailed('find a select field among the required fields of the select provider', exchange)
  const options = (Array.isArray(field.field_options) ? field.field_options : []).filter(isRow)
  const texts = (key: string) => options.flatMap((option) => (typeof option[key] === 'string' ? [option[key]] : []))
  return {
    name: String(field.name),
    optionValues: texts('option_value'),
    englishNames: texts('english_name'),
  }
}

/** An english_name of an option that is not an option_value too. @throws CheckStopped (untested) when all are */
export function nameThatIsNoValue({ englishNames, optionValues }: SelectField): string {
  const found = englishNames.find((name) => !optionValues.includes(name))
  if (found === undefined) throw untested(because('no-name-beside-values'))
  return found
}

/** The names of the optional ones among them. */
export function optionalFieldsIn(exchange: Exchange): string[] {
  return requiredFieldsIn(exchange).flatMap(({ name, optional }) => (optional === true ? [String(name)] : []))
}

/** The required fields that a provider's detail shows. */
export function requiredFieldsIn(exchange: Exchange): Row[] {
  return pick(bodyOf(exchange), 'data.required_fields[]').flatMap(({ value }) => (isRow(value) ? [value] : []))
}
