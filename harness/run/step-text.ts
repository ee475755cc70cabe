/** A step of a scenario as in reports. */
interface Step {
  text: string
  type?: string
  argument?: { dataTable?: { rows: ReadonlyArray<{ cells: ReadonlyArray<{ value: string }> }> } }
}

const keywords: Record<string, string> = { Context: 'Given', Action: 'When', Outcome: 'Then' }

/** A step with keyword and table lines: `When it is refreshed with the settings: locale | de`. */
export function stepText({ text, type = '', argument }: Step): string {
  const lines = (argument?.dataTable?.rows ?? []).map(({ cells }) => cells.map(({ value }) => value).join(' | '))
  return [keywords[type] ?? '', text, lines.join('; ')].filter((part) => part !== '').join(' ')
}
