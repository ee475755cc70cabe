import type { Field, FieldOption } from './provider.ts'

export function textField(position: number, name: string, english_name: string): Field {
  return { name, english_name, localized_name: english_name, nature: 'text', position, optional: false }
}

/** A field whose value is hidden while it is typed. */
export function passwordField(position: number, name: string, english_name: string): Field {
  return { ...textField(position, name, english_name), nature: 'password' }
}

/** A choice among options, each [option_value, english name]; the first one is selected. */
export function selectField(
  position: number,
  name: string,
  english_name: string,
  options: ReadonlyArray<readonly [value: string, name: string]>,
): Field {
  return { ...textField(position, name, english_name), nature: 'select', field_options: options.map(optionOf) }
}

/** The field as an optional one. */
export function optionalField(field: Field): Field {
  return { ...field, optional: true }
}

/** The login name and password of nearly every provider. */
export function loginAndPassword(): Field[] {
  return [textField(1, 'login', 'Login'), passwordField(2, 'password', 'Password')]
}

function optionOf([option_value, english_name]: readonly [string, string], index: number): FieldOption {
  const name = english_name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return { name, english_name, localized_name: english_name, option_value, selected: index === 0 }
}
