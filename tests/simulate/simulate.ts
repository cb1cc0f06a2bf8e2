import { parseArgs } from 'node:util';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import { reportOf } from './report.ts';
import { simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    rate: { type: 'string', default: '20' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'shelfline' },
    captcha: { type: 'string', default: process.env.DEMO_CAPTCHA ?? '' },
  },
});

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (value > 0 && value < 100_000) return value;
  throw new Error(`--${name} must be a number above 0, not "${text}".`);
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** It is not started here: it shall be the one that somebody looks at. */
const findPortal = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/api/admin${getVersion.path}`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No portal answers at ${url}. Start one with \`DEMO_CAPTCHA=7K2M npm start\`, or name another with --url.`);
};

const run = async (): Promise<boolean> => {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const ratePerSecond = positive('rate', values.rate);
  const lastingMs = values.minutes === undefined ? undefined : positive('minutes', values.minutes) * 60_000;
  const { url, seed, captcha } = values;
  await findPortal(url);
  say(`Signing everyone in at ${url} …`);

  const report = reportOf();
  const lines = setInterval(() => say(report.line()), 1000);
  await simulate({ url, seed, captcha, ratePerSecond, until: stop.signal, lastingMs, report }).finally(() => clearInterval(lines));
  say(report.summary());
  return report.attempts.every(({ ending }) => ending !== 'failed' && ending !== 'unexpected');
};

run().then(
  (sound) => process.exit(sound ? 0 : 1),
  (failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exit(1);
  },
);
