import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { firefox as playwright } from 'playwright-core';
import type { LaunchedBrowser } from './browser.ts';

/**
 * Firefox as people install it, driven over WebDriver BiDi. Playwright 1.65 asks it for a command that the ESR of today does not know
 * (`emulation.setMediaFeaturesOverride`); 1.64 does not, which is why that one is installed.
 */
export const launchFirefox = async (program: string): Promise<LaunchedBrowser> => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'shelfline-firefox-'));
  const browser = await playwright.launch({
    channel: 'moz-firefox',
    executablePath: program,
    headless: true,
    // The wish of a context to keep still does not reach it.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    env: { ...process.env, TMPDIR: home, HOME: home } as Record<string, string>,
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
};
