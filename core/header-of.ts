/** The value of the first header of this name, in whatever case it came; undefined without a message, or where it has none. */
export function headerOf(
  message: { readonly headers: ReadonlyArray<readonly [name: string, value: string]> } | undefined,
  name: string,
): string | undefined {
  const wanted = name.toLowerCase()
  return message?.headers.find(([own]) => own.toLowerCase() === wanted)?.[1]
}
