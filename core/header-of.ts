/** The value of the first header of this name, in any case. Undefined without a message or without the header. */
export function headerOf(
  message: { readonly headers: ReadonlyArray<readonly [name: string, value: string]> } | undefined,
  name: string,
): string | undefined {
  const wanted = name.toLowerCase()
  return message?.headers.find(([own]) => own.toLowerCase() === wanted)?.[1]
}
