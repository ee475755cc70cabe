import { InvalidArgumentError, Option } from 'commander'

/** The value of an option that takes a whole number, 0 or more. @throws InvalidArgumentError for anything else */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('Give a whole number, 0 or more.')
  return value
}

/** An option that may be given several times; nothing given is an empty list, shown in the help as `without`. */
export function repeatable(flags: string, description: string, without = 'all'): Option {
  return new Option(flags, description).argParser(collect).default([], without)
}

/** Gathers the values of an option that may be given several times. */
export function collect(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}
