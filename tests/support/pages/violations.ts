import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const grave: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** Of all rules those that colours decide: what else holds of a page holds of it in the other mode too. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe holds against the page, as the rule and the first places that break it: serious and critical only. */
export const violationsOn = async (page: Page, { ofColoursAlone = false } = {}): Promise<string[]> => {
  // Half a megabyte, which stays until the page is loaded anew.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(ofColoursAlone && { runOnly: ofColours }) })
    .analyze();
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes.slice(0, 3).map(told).join(' | ')}`);
};

const told = ({ target, html, any }: { target: unknown[]; html: string; any: { message: string }[] }): string =>
  `${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`;
