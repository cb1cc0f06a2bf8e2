import { describe, expect, it } from 'vitest';
import { channelAccountStates } from '#contracts/channels/channel-account-events.ts';
import { channelAccountActions } from '#contracts/channels/channel-actions.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

const here = journey();

const accountRow = ({ page, words }: Person, kind: keyof typeof channelWords) =>
  page.locator('tr[data-row]', { hasText: words(channelWords[kind].name) });

/** Answers the question that is open with a reason. */
const because = async ({ page }: Person, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The platform asked us to');
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

describe('The accounts with the platforms', () => {
  it('are stopped with a reason and resumed, and a second one of a platform is refused', async () => {
    const sarah = await here.arrives('sarah');
    const { page, t, words } = sarah;
    await sarah.signsIn('super');
    await sarah.goesTo(adminPaths.channels);
    const row = accountRow(sarah, 'kickExchange');
    await sarah.sees(row.getByText(words(channelAccountStates.connected), { exact: true }));
    await row.getByRole('button', { name: words(channelAccountActions.stop), exact: true }).click();
    await because(sarah, t('channelAccounts.stop'));
    await sarah.sees(row.getByText(words(channelAccountStates.stopped), { exact: true }));
    await row.getByRole('button', { name: words(channelAccountActions.resume), exact: true }).click();
    await sarah.sees(row.getByText(words(channelAccountStates.connected), { exact: true }));

    await page.getByRole('button', { name: t('channelAccounts.connect'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('channelAccounts.name')).fill('Another');
    for (const secret of ['clientId', 'clientSecret', 'apiKey', 'refreshToken'] as const)
      await dialog.getByLabel(t(`channelAccounts.secretOf.${secret}`)).fill('a secret');
    await dialog.getByRole('button', { name: t('channelAccounts.connect'), exact: true }).click();
    await sarah.sees(dialog.getByText('The platform has an account already', { exact: false }));
  });

  it('are held back all at once, and a seller sees it on the page of the platforms', async () => {
    const sarah = await here.arrives('sarah');
    const { page, t } = sarah;
    await sarah.signsIn('super');
    await sarah.goesTo(adminPaths.channels);
    await page.getByRole('button', { name: t('channelAccounts.halt'), exact: true }).click();
    await because(sarah, t('channelAccounts.halt'));
    await sarah.sees(page.getByText('The platform asked us to', { exact: false }));

    const seller = await here.arrives('seller');
    await seller.signsIn('seller');
    await seller.goesTo(businessPaths.platformServices);
    await seller.sees(seller.page.getByRole('heading', { name: seller.words(channelWords.stockMarket.name) }));
    expect(await seller.page.getByText(seller.t('channels.stateOf.paused'), { exact: true }).count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: t('channelAccounts.release'), exact: true }).click();
    await sarah.seesNo(page.getByText('The platform asked us to', { exact: false }));
    await sarah.goesTo(selfOperatedPaths.platformServices);
    await sarah.sees(page.getByRole('heading', { name: sarah.words(channelWords.auction.name) }));
  });
});
