import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createPool } from '#kernel/database/pool.ts';
import { launchBrowser } from '../support/browser.ts';
import { administrator, availableItems, startPortalProcess, tokenFor } from './portal.ts';

export interface BenchConsole {
  url: string;
  token: string;
  /** ONE IDs of items whose cost may be edited now. */
  items: string[];
  /** A browser that has loaded nothing yet, signed in as the administrator or not at all. */
  arrives(signedIn: boolean, device?: BrowserContextOptions): Promise<Page>;
  stop(): Promise<void>;
}

const desktop = { viewport: { width: 1440, height: 900 } };

/** The built portal with the demo world, and a browser before it. */
export const openConsole = async (databaseUrl: string): Promise<BenchConsole> => {
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true' });
  const pool = createPool(databaseUrl, { size: 2 });
  const launched = await launchBrowser();
  const token = await tokenFor(pool, await administrator(pool));
  const items = await availableItems(pool, 50);
  return {
    url: portal.url,
    token,
    items,
    arrives: async (signedIn, device = desktop) => {
      const context = await launched.browser.newContext({ baseURL: portal.url, locale: 'en-US', ...device });
      if (signedIn) await signIn(context, portal.url, token);
      return context.newPage();
    },
    stop: async () => {
      await launched.close();
      await pool.end();
      await portal.stop();
    },
  };
};

const signIn = async (context: BrowserContext, url: string, token: string): Promise<void> => {
  await context.addCookies([{ name: 'token', value: token, url }]);
  await context.addInitScript(() => localStorage.setItem('USER_TYPE', '1'));
};
