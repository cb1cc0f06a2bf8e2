import { describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { violationsOn } from '#tests/support/pages/violations.ts';
import { publicAddresses } from '#web/app/access/public-pages.tsx';

const here = journey();

describe('No page before the sign-in keeps anyone out: axe finds nothing serious', () => {
  it.each(['light', 'dark'] as const)('%s', async (mode) => {
    const visitor = await here.arrives('visitor');
    await visitor.page.addInitScript((theme) => localStorage.setItem('shelfline.settings', JSON.stringify({ theme })), mode);
    const found: string[] = [];
    for (const address of publicAddresses) {
      await visitor.goesTo(address);
      await settled(visitor.page);
      found.push(...(await violationsOn(visitor.page)).map((violation) => `${address}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});
