import { openCarriers } from './open-carriers.ts';

const { PORT = '4477', HOST = '127.0.0.1', STEP_MS = '20000', REFUND_MS = '30000' } = process.env;

const { url, close } = await openCarriers({ port: Number(PORT), host: HOST, stepMs: Number(STEP_MS), refundMs: Number(REFUND_MS) });
// Whoever started it beside a portal waits for its address, and takes it along when it ends.
if (process.send) {
  process.send({ url });
  process.on('disconnect', () => process.exit(0));
} else console.log(`The carriers' sandbox is open on ${url}`);

const stop = (): void => void close().finally(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
