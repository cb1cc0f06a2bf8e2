import { readConfig } from './config.ts';
import { demoSignIns } from './demo/cast/demo-sign-ins.ts';
import { CannotStart } from './kernel/start/cannot-start.ts';
import { preflight } from './kernel/start/preflight.ts';
import { openAnteroom } from './observability/anteroom.ts';
import { startPortal } from './server.ts';

const started = async () => {
  const config = readConfig(process.env);
  await preflight(config);
  const anteroom = await openAnteroom(config);
  return { config, portal: await startPortal(config, { say: (line) => console.log(line), anteroom }) };
};

const { config, portal } = await started().catch((failure: unknown) => {
  console.error(failure instanceof CannotStart ? `Shelfline cannot start.\n${failure.message}` : failure);
  process.exit(1);
});

console.log(`\nShelfline is open on ${portal.url}\n`);
if (config.demo) {
  console.log('Demo sign-ins (the sign-in page has a button for each):');
  for (const { role, login, password } of demoSignIns) console.log(`  ${role.padEnd(20)} ${login.padEnd(12)} ${password}`);
  console.log();
}

let closing = false;
const close = (): void => {
  if (closing) return;
  closing = true;
  portal.close().then(
    () => process.exit(0),
    (failure: unknown) => {
      console.error(failure);
      process.exit(1);
    },
  );
};
process.on('SIGINT', close);
process.on('SIGTERM', close);
