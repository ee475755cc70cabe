/** Opens no page: what a browser showed is in the recording. */
export const noBrowsers = {
  warm: () => undefined,
  open: () => Promise.reject(new Error('BROWSER_UNUSED: a recording opens no page')),
  close: async () => undefined,
}
