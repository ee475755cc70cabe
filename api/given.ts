import { CodedError } from '../core/coded-error.ts'

/**
 * The value of an option, read as the command line reads it; undefined where none is given.
 * @throws CodedError OPTION_INVALID
 */
export function given<T>(name: string, value: unknown, read: (text: string) => T): T | undefined {
  if (value === undefined) return undefined
  const text = String(value)
  try {
    return read(text)
  } catch (error) {
    throw new CodedError('OPTION_INVALID', `${name} is "${text}". ${(error as Error).message}`, { cause: error })
  }
}
