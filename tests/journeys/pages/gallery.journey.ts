import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import { contactSheet } from '#tests/support/pages/contact-sheet.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { terminals } from '#tests/support/pages/terminal-pages.ts';
import { beginning, walk, type OpenPage } from '#tests/support/pages/walk.ts';
import { weatherOf } from '#tests/support/pages/weather.ts';
import type { PageRoute } from '#web/core/routes/route-table.ts';

const here = journey();
const gallery = contactSheet(path.resolve('tests/.artifacts/gallery'));
afterAll(() => gallery.bind());

/** Where each page was looked at: one that several terminals share is looked at in one of them, and there again if it is tried again. */
const seenAt = new Map<string, string>();

describe('Every page has its states, and leads out of each by a retry', () => {
  it.each(terminals)('%s', async (terminal) => {
    const viewer = await here.arrives(`viewer of ${terminal}`);
    const { page, t, lang } = viewer;
    const weather = await weatherOf(page);
    const found: string[] = [];
    const placeOf = ({ path: own }: PageRoute) => `${terminal} ${own}`;
    const content = page.locator('#content');
    const outline = content.locator('[aria-busy=true]').filter({ visible: true }).first();
    const retry = page.getByRole('button', { name: new RegExp(`^(${t('app.retry')}|${t('ui.retry')})$`) }).filter({ visible: true });
    const asOf = page.getByText(new RegExp(t('ui.asOf', { time: '\\d\\d:\\d\\d:\\d\\d' }))).filter({ visible: true });
    /** Some pages have read again by themselves meanwhile. */
    const triesAgain = (): Promise<void> =>
      retry
        .first()
        .click({ timeout: 5_000 })
        .catch(async (failure: unknown) => {
          if ((await retry.count()) > 0) throw failure;
        });
    /** Everything is read again when the language changes; here it changes there and back, under whatever notices lie over it. */
    const readAgain = async (): Promise<void> => {
      for (const to of [lang === 'en' ? 'zh' : 'en', lang]) await page.locator(`header button[lang=${to}]`).dispatchEvent('click');
    };

    const look = async ({ address, row }: OpenPage): Promise<void> => {
      const of = `${terminal} ${address.replace(/\?.*/, '')}`;
      const shows = async (state: string, sign: typeof outline): Promise<boolean> => {
        const there = await sign
          .first()
          .waitFor()
          .then(
            () => true,
            () => false,
          );
        if (!there) found.push(`${address}: not ${state}`);
        await gallery.take(page, of, state);
        return there;
      };
      const reads = await expect
        .poll(weather.waiting, { timeout: 1500 })
        .toBeGreaterThan(0)
        .then(
          () => true,
          () => false,
        );
      if (!reads) return weather.turns('fair');
      seenAt.set(String(row.page), placeOf(row));
      if (weather.waitsForNews()) await shows('waiting', outline);
      await weather.turns('failing');
      const failed = await shows('failed', retry);
      await weather.turns('fair');
      if (failed) await triesAgain();
      await settled(page);

      await weather.turns('failing');
      await readAgain();
      const stale = await shows('stale', asOf);
      await settled(page);
      await weather.turns('empty');
      if (stale) await triesAgain();
      await settled(page);
      await gallery.take(page, of, 'empty');
      await weather.turns('fair');

      await page.context().setOffline(true);
      await shows('offline', page.getByRole('status', { name: t('shell.offline') }));
      await page.context().setOffline(false);
      await viewer.seesLive();
    };
    await walk(viewer, terminal, look, {
      which: (row) => row !== beginning(terminal) && (seenAt.get(String(row.page)) ?? placeOf(row)) === placeOf(row),
      ahead: () => weather.turns('slow'),
      ready: async () => {},
    });
    expect(found).toEqual([]);
    await page.context().close();
  });
});
