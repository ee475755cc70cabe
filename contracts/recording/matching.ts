import { MatchersV3 } from '@pact-foundation/pact'

/** Any 2xx: the documents name no status of success. */
export const success = (): MatchersV3.StatusCodeMatcher<number> =>
  MatchersV3.matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success)

/** Any 4xx: the documents leave the statuses of error classes open. The consumer's own test gets the example. */
export const clientError = (): MatchersV3.StatusCodeMatcher<number> =>
  MatchersV3.matchStatus(400, MatchersV3.HTTPResponseStatusClass.ClientError)

/** A value that a provider state gives at verification, by name. The consumer's test must send the example. */
export function fromState<Value>(name: string, example: Value): MatchersV3.ProviderStateInjectedValue<Value> {
  return { ...MatchersV3.fromProviderState(`\${${name}}`, example), 'pact:matcher:type': 'equality' }
}

/** A path with values of provider states, such as `/api/v4/logins/${login_id}`, and an example for each name. */
export function pathFromState(
  expression: string,
  examples: Record<string, string>,
): MatchersV3.ProviderStateInjectedValue<string> {
  const path = expression.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const example = examples[name]
    if (example === undefined) throw new Error(`EXAMPLE_MISSING: ${expression} names ${name}; give an example of it`)
    return example
  })
  return { ...MatchersV3.fromProviderState(expression, path), 'pact:matcher:type': 'equality' }
}

/** A day in a request, relative to the day of verification: `expression` is like `now - 1 month`. */
export function dayFromNow(expression: string, example: string): object {
  return {
    'pact:matcher:type': 'date',
    'pact:generator:type': 'Date',
    format: 'yyyy-MM-dd',
    expression,
    value: example,
  }
}

/** A calendar day in an answer. */
export const day = (example: string): MatchersV3.V3RegexMatcher => MatchersV3.regex(/^\d{4}-\d{2}-\d{2}$/, example)
