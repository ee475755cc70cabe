import { type Fields, isFields } from '../../../core/fields.ts'

/**
 * The names of the values that a request takes from its states, each once: `${login_id}` within an expression, or an
 * expression that is a name alone. Empty where nothing is to be put in.
 */
export function wantedValues(request: Fields): string[] {
  return [...new Set(expressionsIn(request['generators']).flatMap(namesIn))]
}

/** Every expression of a generator of states, however deep: versions 3 and 4 nest them by part and by path. */
function expressionsIn(generators: unknown): string[] {
  if (!isFields(generators)) return []
  const { type, expression } = generators
  if (type === 'ProviderState' && typeof expression === 'string') return [expression]
  return Object.values(generators).flatMap(expressionsIn)
}

function namesIn(expression: string): string[] {
  const names = [...expression.matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name ?? '')
  return expression.includes('${') ? names : [expression]
}
