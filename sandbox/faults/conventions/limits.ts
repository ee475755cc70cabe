import type { Fault } from '../kit/fault.ts'

/** The limits, each moved by a little. */
export const limitsFaults: Fault[] = [
  {
    id: 'takes-batches-below-100-only',
    sentence: 'A batch of 100 objects is refused.',
    patch(rules) {
      rules.categories.batchTooBig = (count, maxBatch) => count >= maxBatch
    },
  },
  {
    id: 'takes-batches-of-101',
    sentence: 'A batch of 101 objects is accepted.',
    patch(rules) {
      rules.categories.maxBatch = 101
    },
  },
  {
    id: 'calls-a-large-batch-malformed',
    sentence: 'A batch of 101 objects is refused with WrongRequestFormat.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'BatchSizeLimitExceeded' ? 'WrongRequestFormat' : classSent(errorClass)
    },
  },
  {
    id: 'takes-return-addresses-below-512-only',
    sentence: 'A return_to of 512 characters is refused.',
    patch(rules) {
      rules.tokens.returnToMaxLength = 511
    },
  },
  {
    id: 'takes-return-addresses-of-513',
    sentence: 'A return_to of 513 characters is accepted.',
    patch(rules) {
      rules.tokens.returnToFits = (address, maxLength) => address.length <= maxLength + 1
    },
  },
  {
    id: 'calls-a-long-return-address-invalid',
    sentence: 'A return_to of 513 characters is refused with ReturnURLInvalid.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'ReturnURLTooLong' ? 'ReturnURLInvalid' : classSent(errorClass)
    },
  },
  {
    id: 'takes-half-a-kilobyte-of-custom-fields',
    sentence: 'custom_fields of more than 512 bytes are refused.',
    patch(rules) {
      rules.loginCreate.customFieldsMaxBytes = 512
    },
  },
  {
    id: 'takes-two-kilobytes-of-custom-fields',
    sentence: 'custom_fields of up to 2048 bytes are accepted.',
    patch(rules) {
      rules.loginCreate.customFieldsMaxBytes = 2048
    },
  },
  {
    id: 'takes-arrays-as-custom-fields',
    sentence: 'An array is accepted as custom_fields.',
    patch(rules) {
      rules.loginCreate.isCustomFields = (value): value is Record<string, unknown> =>
        typeof value === 'object' && value !== null
    },
  },
  {
    id: 'fetches-five-times-a-day-in-the-background',
    sentence: 'A fifth background fetch in 24 hours is accepted.',
    patch(rules) {
      rules.refresh.backgroundLimit = 5
    },
  },
  {
    id: 'fetches-three-times-a-day-in-the-background',
    sentence: 'The fourth background fetch in 24 hours is refused.',
    patch(rules) {
      rules.refresh.backgroundLimit = 3
    },
  },
  {
    id: 'counts-background-fetches-of-two-days',
    sentence: 'Background fetches of the last 48 hours count.',
    patch(rules) {
      rules.refresh.backgroundHours = 48
    },
  },
  {
    id: 'processes-any-number-of-logins-at-once',
    sentence: 'Any number of logins of one client is processed at once.',
    patch(rules) {
      rules.crowding.tooManyLogins = () => false
    },
  },
  {
    id: 'calls-too-many-logins-forbidden',
    sentence: 'A login beyond those that may be processed at once is refused with ActionNotAllowed.',
    patch(rules) {
      rules.crowding.loginsClass = 'ActionNotAllowed'
    },
  },
  {
    id: 'takes-any-number-of-connects-from-one-address',
    sentence: 'Any number of connects from one address is accepted.',
    patch(rules) {
      rules.crowding.tooManyConnects = () => false
    },
  },
  {
    id: 'calls-too-many-connects-forbidden',
    sentence: 'Too many connects from one address are refused with ActionNotAllowed.',
    patch(rules) {
      rules.crowding.connectsClass = 'ActionNotAllowed'
    },
  },
]
