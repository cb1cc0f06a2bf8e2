import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Lang } from '#web/i18n/languages.ts';
import { launchBrowser, type LaunchedBrowser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { textsIn } from './journey-texts.ts';
import { openPortal, type OpenPortal, type PortalPlan } from './portal.ts';
import { person, type Person } from './people.ts';

export interface Journey {
  portal: OpenPortal;
  /** A browser of one's own: nothing is shared with the others but the portal. */
  arrives(name: string, lang?: Lang): Promise<Person>;
}

export interface JourneyPlan extends PortalPlan {
  lang?: Lang;
  /** The program of a Firefox, in place of the usual Chromium. */
  firefox?: string | undefined;
}

/** Patience with one step, in milliseconds. Live changes come within a second; two cores that serve three browsers may be slower. */
const patience = 20_000;
const artifacts = path.resolve('tests/.artifacts');

/**
 * One portal and one browser for the journeys of a file. A page that throws fails the journey; one that fails for another reason leaves a picture of what
 * everyone saw in `tests/.artifacts`.
 */
export const journey = ({ lang: usual = 'en', firefox, ...plan }: JourneyPlan = {}): Journey => {
  let portal: OpenPortal | undefined;
  let launched: LaunchedBrowser | undefined;
  const people: Person[] = [];

  beforeAll(async () => {
    [portal, launched] = await Promise.all([openPortal(plan), firefox === undefined ? launchBrowser() : launchFirefox(firefox)]);
  });
  afterAll(async () => {
    await launched?.close();
    await portal?.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(task.name, people);
    expect(people.flatMap((one) => one.troubles)).toEqual([]);
  });

  return {
    get portal() {
      return portal!;
    },
    async arrives(name, lang = usual) {
      const one = await newcomer(launched!.browser, { name, lang, url: portal!.url });
      people.push(one);
      return one;
    },
  };
};

/** Someone with a browser of their own, for a portal that is open somewhere. */
export const newcomer = async (browser: Browser, { name, lang = 'en', url }: { name: string; lang?: Lang; url: string }): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width: 1440, height: 900 },
    // What is pressed stands still: nobody waits for what fades or grows.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  return person(name, await context.newPage(), await textsIn(lang), url);
};

const keepPictures = async (test: string, people: readonly Person[]): Promise<void> => {
  await mkdir(artifacts, { recursive: true });
  for (const { name, page } of people)
    await page.screenshot({ path: path.join(artifacts, `${test} ${name}.png`.replaceAll(/[^\w .-]+/g, '-')) }).catch(() => undefined);
};
