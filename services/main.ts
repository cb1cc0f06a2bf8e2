import { readConfig } from './config.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { preflight } from '#kernel/start/preflight.ts';
import { openStartupServer, type StartupServer } from './observability/startup-server.ts';
import { startPortal, type Portal } from './server.ts';
import type { introducePortal, startMarketplaces } from './composition/marketplaces.ts';
import type { startCarrierSandbox } from './composition/carrier-sandbox.ts';
import type { startPaySandbox } from './composition/pay-sandbox.ts';

let startupServer: StartupServer | undefined;
const start = async () => {
  const settings = readConfig(process.env);
  await preflight(settings);
  const [payments, marketplaces, carriers] = await Promise.all([
    settings.payments.startsSandbox ? withPaySandbox(settings.payments) : settings.payments,
    settings.marketplaces.startsSandbox ? withMarketplaces(settings.marketplaces) : settings.marketplaces,
    settings.carriers.startsSandbox ? withCarriers(settings.carriers) : settings.carriers,
  ]);
  const config = { ...settings, payments, marketplaces, carriers };
  startupServer = await openStartupServer(config);
  const portal = await startPortal(config, { say: (line) => console.log(line), startupServer });
  // Without it the marketplaces know nothing of the portal, which serves all the same.
  if (marketplaces.sandboxUrl !== undefined) await introduce(portal, marketplaces.sandboxUrl).catch((failure: unknown) => console.error(failure));
  if (carriers.sandboxUrl !== undefined) await handOver(portal, carriers.sandboxUrl);
  return { config, portal };
};
const starting = start();

/** Loaded in the demo alone. */
const withPaySandbox: typeof startPaySandbox = async (payments) => (await import('./composition/pay-sandbox.ts')).startPaySandbox(payments);

/** Loaded in the demo alone. */
const withMarketplaces: typeof startMarketplaces = async (settings) => (await import('./composition/marketplaces.ts')).startMarketplaces(settings);

/** Loaded in the demo alone. */
const withCarriers: typeof startCarrierSandbox = async (settings) => (await import('./composition/carrier-sandbox.ts')).startCarrierSandbox(settings);

const handOver = async (portal: Portal, url: string): Promise<void> =>
  (await import('./composition/carrier-sandbox.ts')).handOverParcels(portal.pool, url, console.error);

const introduce: typeof introducePortal = async (...portal) => (await import('./composition/marketplaces.ts')).introducePortal(...portal);

let closing = false;
const close = (): void => {
  // Nothing was asked of the portal yet.
  if (!startupServer || startupServer.isOpen()) process.exit(1);
  if (closing) return;
  closing = true;
  starting
    .then(({ portal }) => portal.close())
    .then(
      () => process.exit(0),
      (failure: unknown) => {
        console.error(failure);
        process.exit(1);
      },
    );
};
process.on('SIGINT', close);
process.on('SIGTERM', close);

const { config, portal } = await starting.catch((failure: unknown) => {
  console.error(failure instanceof CannotStart ? `Shelfline cannot start.\n${failure.message}` : failure);
  process.exit(1);
});

console.log(`\nShelfline is open on ${portal.url}\n`);
if (config.demo) {
  console.log('Demo sign-ins (the sign-in page has a button for each):');
  for (const { role, login, password } of demoSignIns) console.log(`  ${role.padEnd(20)} ${login.padEnd(12)} ${password}`);
  console.log();
  (await import('#demo/market/tell-market.ts')).tellMarket(portal.pool, console.error);
}
