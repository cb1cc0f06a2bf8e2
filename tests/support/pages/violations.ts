import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const grave: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** What axe holds against the page, as the rule and the first places that break it: serious and critical only. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes.slice(0, 3).map(told).join(' | ')}`);
};

const told = ({ target, html, any }: { target: unknown[]; html: string; any: { message: string }[] }): string =>
  `${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`;
