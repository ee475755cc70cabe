/** Not imported: an import loads all exports, `fetch` and its parser among them, which adds 15 ms to the start. */
export const http = process.getBuiltinModule('node:http')
