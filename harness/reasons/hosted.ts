/** Hosted pages: whether they open, what they ask of the user, where they send the user, what they post. */
export const hosted = {
  'page-unreached': () => 'No page came from the address; the browser may not be able to reach it.',
  'page-opened': ({ title }: { title: string }) => `The address opens the page "${title}".`,
  'page-not-completed': () => 'The page did not open, so nobody completed it.',
  'page-gave-no-login': () => 'The user completed the page, and the customer has no login; expected one.',
  'page-frameable': () => 'The page does not forbid that other pages frame it.',
  'page-frame-limits': ({ limits }: { limits: readonly string[] }) =>
    `The page says who may frame it: ${limits.join(', ')}.`,

  'user-not-sent-back': ({ got }: { got?: string | undefined }) =>
    `The user was not sent back to return_to${got === undefined ? '' : `: ${got}`}.`,
  'parameters-added': ({ names }: { names: readonly string[] }) =>
    `The target added ${names.length === 0 ? 'nothing' : names.join(', ')} to return_to.`,

  'script-does-not-report': ({ field }: { field: string }) =>
    `The script of capabilities.hosted_flow does not report ${field}.`,
  'script-failed': ({ page, message }: { page: string; message: string }) =>
    `The script of capabilities.hosted_flow failed on the page "${page}": ${message}`,
  'person-absent': () =>
    'A person goes through the hosted pages of this profile, and nobody is at this run; use a terminal or assay ui.',
  'nobody-came': ({ seconds }: { seconds: number }) => `Nobody went through a hosted page within ${seconds} s.`,
  'person-skipped': () => 'The person at the run skipped the hosted page.',
  'page-seen-by-person': ({ what }: { what: string }) =>
    `A person went through the hosted page, so ${what} is not known to Assay.`,
  'wrong-credentials-by-script': () =>
    'Only a script enters wrong credentials; a person goes through the hosted pages of this profile.',
  'page-completed-by-person': () => 'A person went through the hosted page to its end.',

  'page-broke-off': ({ error }: { error: string }) => `The browser did not get a page to its end (${error}).`,
  'no-more-pages': ({ why }: { why: string }) => `The run opens no more pages: ${why}`,
  'browser-does-not-start': ({ browser, message }: { browser: string; message: string }) =>
    `The browser ${browser} does not start: ${message}`,
  'bundled-browser-does-not-start': ({ message }: { message: string }) =>
    `The bundled Chromium does not start here (${message}); name another browser with capabilities.browser or ASSAY_BROWSER.`,
} as const
