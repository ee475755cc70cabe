/** A formatter for cucumber that prints nothing: verdicts go to the journal, not to its reports. */
export default { type: 'formatter' as const, formatter: () => undefined }
