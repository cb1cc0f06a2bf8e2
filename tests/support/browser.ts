import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium as playwright, type Browser } from 'playwright-core';
import { chromiumArguments, chromiumProgram } from './chromium.ts';

const chineseFonts = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/noto-sans-sc');

export interface LaunchedBrowser {
  browser: Browser;
  /** Closes it and removes what it left on the disk. */
  close(): Promise<void>;
}

/**
 * A Chromium with a font for Chinese and a temporary folder of its own: the one of the npm package, or, where `TEST_BROWSER` names a program, that one.
 * A page that works in the bundled one may fail in the one that people have.
 */
export const launchBrowser = async (): Promise<LaunchedBrowser> => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'shelfline-browser-'));
  await writeFile(path.join(home, 'fonts.conf'), fontsConf(home));
  const executablePath = process.env['TEST_BROWSER'] ?? (await chromiumProgram());
  const env = { ...process.env, TMPDIR: home, HOME: home, FONTCONFIG_FILE: path.join(home, 'fonts.conf') } as Record<string, string>;
  const launch = () => playwright.launch({ executablePath, headless: true, args: chromiumArguments, env });
  // Once in hundreds of times it crashes as it starts, before there is a page.
  const browser = await launch().catch(launch);
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
};

const fontsConf = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(chineseFonts, '400Regular')}</dir>
  <dir>${path.join(chineseFonts, '600SemiBold')}</dir>
  <cachedir>${path.join(home, 'font-cache')}</cachedir>
</fontconfig>
`;
