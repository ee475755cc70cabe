// Takes an order and falls over.
process.once('message', () => {
  process.stderr.write('native trouble\n')
  process.kill(process.pid, 'SIGSEGV')
})
