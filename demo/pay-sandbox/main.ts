import { openPaySandbox } from './open-pay-sandbox.ts';

const { PORT = '4455', HOST = '127.0.0.1', TIME_FACTOR = '1000', SETTLE_AFTER_MS = '1500' } = process.env;

const { url, close } = await openPaySandbox({
  port: Number(PORT),
  host: HOST,
  timeFactor: Number(TIME_FACTOR),
  settleAfterMs: Number(SETTLE_AFTER_MS),
});
// Whoever started it beside a portal waits for its address, and takes it along when it ends.
if (process.send) {
  process.send({ url });
  process.on('disconnect', () => process.exit(0));
} else console.log(`The payment sandbox is open on ${url}`);

const stop = (): void => void close().finally(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
