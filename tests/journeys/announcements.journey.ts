import { describe, expect, it } from 'vitest';
import { announcementStates } from '#contracts/announcements/announcement-states.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { adRefreshMs } from '#web/features/home/rotation.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { picture } from '../support/portal-goods.ts';

const en = { title: 'Saturday pick-up in Newark', text: 'Carriers pick up on Saturdays too.' };
const zh = { title: '纽瓦克仓周六揽收', text: '周六同样安排承运商揽收。' };
const here = journey();

/** Writes the announcement in both languages and with a picture; nobody reads it yet. */
const writes = async ({ t, page, ...admin }: Person): Promise<void> => {
  await admin.goesTo(withoutParameters(adminPaths.announcements));
  await page.getByRole('link', { name: t('announcements.desk.write') }).click();
  for (const [language, words] of [
    [t('announcements.desk.english'), en],
    [t('announcements.desk.chinese'), zh],
  ] as const) {
    const group = page.getByRole('group', { name: language });
    await group.getByLabel(t('announcements.desk.title'), { exact: true }).fill(words.title);
    await group.getByLabel(t('announcements.desk.text'), { exact: true }).fill(words.text);
  }
  await page
    .getByLabel(t('announcements.desk.picture'), { exact: true })
    .setInputFiles({ name: 'newark.png', mimeType: 'image/png', buffer: await picture('white') });
  await admin.sees(page.getByRole('img', { name: t('announcements.desk.picture') }));
  await page.reload();
  await admin.sees(
    page
      .getByRole('group', { name: t('announcements.desk.english') })
      .getByText(en.text)
      .first(),
  );
  await admin.presses(t('announcements.desk.saveDraft'));
  await admin.sees(page.getByRole('heading', { level: 1, name: en.title }));
};

describe('An administrator announces something', () => {
  it('and its sellers see it at once, read it in their language, and lose it when it is withdrawn', async () => {
    const [katie, grace] = await Promise.all([here.arrives('seller'), here.arrives('administrator')]);
    await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
    await katie.goesTo(businessPaths.homepage);
    const latest = katie.page.getByRole('region', { name: katie.t('home.latest') });
    await katie.sees(latest.getByRole('link').first());

    await writes(grace);
    await grace.sees(grace.words(announcementStates.draft));
    expect(await katie.page.getByText(en.title).count()).toBe(0);

    const titles = grace.page.getByLabel(grace.t('announcements.desk.title'), { exact: true }).filter({ visible: true });
    for (const each of await titles.all()) await each.fill('');
    await grace.presses(grace.t('announcements.desk.save'));
    await grace.sees(grace.page.getByRole('alert').getByText(grace.t('announcements.desk.titleNeeded')));
    for (const [at, words] of [en, zh].entries()) await titles.nth(at).fill(words.title);

    await grace.presses(grace.t('announcements.desk.publish'));
    const sure = grace.page.getByRole('dialog', { name: grace.t('announcements.desk.publishTitle') });
    await sure.getByRole('button', { name: grace.t('announcements.desk.publish') }).click();
    await grace.sees(grace.page.getByRole('button', { name: grace.t('announcements.desk.withdraw') }));
    await katie.sees(katie.page.getByRole('region', { name: katie.t('home.promotions') }).getByRole('link', { name: en.title }));
    await latest.getByRole('link', { name: en.title }).click();
    await katie.isLedTo(businessPaths.announcements);
    const article = katie.page.getByRole('article').filter({ visible: true });
    await katie.sees(article.getByText(katie.t('announcements.published')));
    await katie.sees(article.getByRole('heading', { name: en.title }));
    await katie.sees(article.getByText(en.text));
    await katie.sees(article.locator('img[src^="/files/"]'));

    await katie.page.locator('header button[lang=zh]').click();
    await katie.sees(article.getByRole('heading', { name: zh.title }));
    await katie.sees(article.getByText(zh.text));

    await grace.presses(grace.t('announcements.desk.withdraw'));
    const question = grace.page.getByRole('dialog', { name: grace.t('announcements.desk.withdrawTitle') });
    await question.getByRole('button', { name: grace.t('announcements.desk.withdraw') }).click();
    await grace.sees(grace.page.getByRole('button', { name: grace.t('announcements.desk.publish') }));
    await katie.seesNo(article);
    await katie.seesNo(katie.page.getByText(zh.title).filter({ visible: true }));
    expect(await katie.hasStayed()).toBe(true);
  });
});

describe('The home page of a seller (R2.42)', () => {
  it('leads into the main tasks', async () => {
    const katie = await here.arrives('seller with a task');
    await katie.signsIn('seller', businessPaths.homepage);
    const tasks = katie.page.getByRole('region', { name: katie.t('home.tasks') });
    await katie.sees(tasks.getByRole('link').first());
    const ways = await tasks.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('#', '')));
    expect(ways).toEqual(expect.arrayContaining([businessPaths.newForecast, withoutParameters(businessPaths.inventory), businessPaths.workplace]));
    for (const way of ways) {
      await katie.goesTo(businessPaths.homepage);
      await tasks.locator(`a[href="#${way}"]`).click();
      await katie.isLedTo(way);
    }
  });
});

describe('The pictures of the home page', () => {
  it('change by themselves, and rest while someone looks closer', async () => {
    const katie = await here.arrives('reader');
    const { page, t } = katie;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await katie.signsIn('seller', businessPaths.homepage);
    const carousel = page.getByRole('region', { name: t('home.promotions') });
    const title = carousel.getByRole('heading');
    await katie.sees(carousel.locator('[aria-live=off]'));
    const first = await title.textContent();
    await page.clock.fastForward(adRefreshMs);
    await expect.poll(() => title.textContent()).not.toBe(first);

    const rests = async (): Promise<void> => {
      await katie.sees(carousel.locator('[aria-live=polite]'));
      const shown = await title.textContent();
      await page.clock.fastForward(3 * adRefreshMs);
      expect(await title.textContent()).toBe(shown);
    };
    await carousel.hover();
    await rests();
    await page.mouse.move(0, 0);
    await katie.sees(carousel.locator('[aria-live=off]'));

    await carousel.getByRole('button', { name: t('home.next') }).focus();
    await rests();
    await carousel.getByRole('button', { name: t('home.pause') }).click();
    await page.mouse.move(0, 0);
    await carousel.getByRole('button', { name: t('home.play') }).blur();
    await rests();
  });

  it('stand still for whoever asked for no motion', async () => {
    const katie = await here.arrives('reader at rest');
    await katie.page.emulateMedia({ reducedMotion: 'reduce' });
    await katie.signsIn('seller', businessPaths.homepage);
    await katie.sees(katie.page.getByRole('button', { name: katie.t('home.play') }));
  });
});
